import type { Notice } from '../session/session.ts';

/** What the people at this screen should know besides the match, with what they can do about it. */
export function SessionNotices({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <div role="status">
      {notices.map(({ id, words, actions }) => (
        <p key={id} class="banner">
          <span>{words}</span>
          {actions.map((action) => (
            <button key={action.words} type="button" onClick={action.act}>
              {action.words}
            </button>
          ))}
        </p>
      ))}
    </div>
  );
}
