import { paths } from './routes.ts';

/** The place in a game's rules that a plain click on a link leads to; '' for their beginning, nothing for other clicks. */
export function placeInRules(event: MouseEvent, game: string): string | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  // Those open a tab or a window, or save.
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]:not([data-as-page])');
  const start = `#${paths.rules(game)}`;
  return link?.hash.startsWith(start) ? link.hash.slice(start.length) : undefined;
}
