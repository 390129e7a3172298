import { drawShelf } from './shelf-pictures.ts';

/** Drawn while this is being loaded, which only the build does. */
export const drawnShelf = await drawShelf();
