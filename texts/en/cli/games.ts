import { inLanguage } from '../../language.ts';

/** `boardwalk games`. */
export const texts = inLanguage('cli/games', {
  about: 'list the games with their seats and options',
  game: (title: string, players: string) => `${title}, ${players}`,
  usual: 'default',
  /** A value with what there is to know about it: “boxed (published rule)”. */
  value: (id: string, remarks: readonly string[]) => (remarks.length === 0 ? id : `${id} (${remarks.join(', ')})`),
  option: (id: string, help: string, values: readonly string[]) =>
    `--set ${id}=…  ${help} Values: ${values.join(', ')}`,
  letters: (letters: readonly string[]) => `; or letters, in this order: ${letters.join(', ')}`,
});
