/** Takes `--lang xx` or `--lang=xx` out of the arguments: the language is chosen before the commands are loaded. */
export function takeLanguage(argv: readonly string[]): { readonly asked?: string; readonly rest: readonly string[] } {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return { rest: argv };
  const [, written] = argv[at].split('=');
  const asked = written ?? argv[at + 1] ?? '';
  return { asked, rest: [...argv.slice(0, at), ...argv.slice(at + (written === undefined ? 2 : 1))] };
}
