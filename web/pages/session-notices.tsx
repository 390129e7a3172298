import type { Notice } from '../session/session.ts';
import { LinkButton } from './link-button.tsx';

/** What most people want next when they are told this. */
const MAIN = 'rematch';
/** What should be noticed at once: something is not as it should be. */
const WARNINGS: readonly string[] = ['lost', 'late', 'lost-seat', 'outdated'];

/** What the people at this screen should know besides the match, with what they can do about it. */
export function SessionNotices({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <div role="status">
      {notices.map(({ id, words, actions, link }) => (
        <p key={id} class={WARNINGS.includes(id) ? 'banner is-warning' : 'banner'}>
          <span>{words}</span>
          {actions.map((action) => (
            <button key={action.words} type="button" class={id === MAIN ? 'primary' : ''} onClick={action.act}>
              {action.words}
            </button>
          ))}
          {link && <LinkButton to={link.href} word={link.words} />}
        </p>
      ))}
    </div>
  );
}
