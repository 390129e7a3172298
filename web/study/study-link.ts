import { packText } from '../packed-text.ts';
import { paths } from '../routes.ts';
import { studies } from './study-store.ts';

/** Where a text is studied. What no link can hold is kept in this browser: it was saved as a file, and must open again. */
export async function studyLink(game: string, text: string): Promise<string> {
  return paths.study(game, (await packText(text)) ?? studies.adopt(text));
}
