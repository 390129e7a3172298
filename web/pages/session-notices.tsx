import type { Notice } from '../session/session.ts';
import { LinkButton } from './link-button.tsx';

/** What should be noticed at once: something is not as it should be. */
const WARNINGS: readonly string[] = ['lost', 'late', 'lost-seat', 'outdated'];
/** Come and go in the middle of a match: they must not move the board under a finger. */
const PASSING: readonly string[] = ['lost', 'missed', 'paused', 'late', 'held', 'resigned'];

/** What the people at this screen should know besides the match, with what they can do about it. */
export function SessionNotices({
  notices,
  hasResult,
}: {
  readonly notices: readonly Notice[];
  /** What belongs to the result is said there: a bar that comes would move the board. */
  readonly hasResult: boolean;
}) {
  const shown = notices.filter(({ isForResult }) => !(hasResult && isForResult));
  return (
    <div role="status">
      {shown.map(({ id, words, actions, link }) => (
        <p key={id} class={classOf(id)}>
          <span>{words}</span>
          {actions.map((action) => (
            <button key={action.words} type="button" onClick={action.act}>
              {action.words}
            </button>
          ))}
          {link && <LinkButton to={link.href} word={link.words} />}
        </p>
      ))}
    </div>
  );
}

function classOf(id: string): string {
  return `banner${WARNINGS.includes(id) ? ' is-warning' : ''}${PASSING.includes(id) ? ' is-passing' : ''}`;
}
