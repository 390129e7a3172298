import { Link } from 'wouter-preact';
import { texts } from '#texts/web/frame.ts';
import { lastTable } from '../last-table.ts';

/** Back to where somebody came from to look something up; nothing for those who came from elsewhere. */
export function BackToTable({
  game,
  primary = false,
}: {
  readonly game: string;
  /** Where it is what most people want next. */
  readonly primary?: boolean;
}) {
  const table = lastTable(game);
  if (!table) return null;
  return (
    <Link class={primary ? 'button primary' : 'button'} href={table.path}>
      {texts.backTo[table.kind]}
    </Link>
  );
}
