import type { StudyNode, StudyTree } from '../study/study-tree.ts';

/** Where somebody was in a study when they left it to change its position by hand. */
interface LeftStudy {
  readonly address: string;
  readonly moves: readonly string[];
  readonly asks: boolean;
}

let left: LeftStudy | undefined;

/** Remembers the place, for as long as this page is open: in a variation no address leads back to it. */
export function leaveStudy(at: StudyNode, asks: boolean): void {
  const moves: string[] = [];
  for (let node: StudyNode | undefined = at; node?.parent; node = node.parent) moves.unshift(node.text);
  left = { address: addressOfStudy(), moves, asks };
}

/** The place to come back to, once; nothing where another study is opened. */
export function returnToStudy(tree: StudyTree): { readonly at: StudyNode; readonly asks: boolean } | undefined {
  const place = left?.address === addressOfStudy() ? left : undefined;
  left = undefined;
  if (!place) return undefined;
  let at = tree.root;
  for (const move of place.moves) at = at.children.find(({ text }) => text === move) ?? at;
  return { at, asks: place.asks };
}

/** Without the step that it may begin at. */
function addressOfStudy(): string {
  return location.hash.split('/').slice(0, 4).join('/');
}
