import { drawShelf } from './shelf-pictures.ts';

/** Drawn while this is being loaded: the build can load modules only until it has loaded the one it asked for. */
export const drawnShelf = await drawShelf();
