import { texts } from '#texts/web/study.ts';
import type { Move } from '../../core/game.ts';
import { MarkSign } from '../../kit/board-marks.tsx';
import { LETTERS } from './hints.tsx';
import type { Opinion } from './use-opinion.ts';

/** What the computer would do, with how likely each is to win and how far that may be off. */
export function StudyIdeas({ opinion, play }: { readonly opinion: Opinion; readonly play: (move: Move) => void }) {
  if (opinion.kind === 'none') return null;
  return (
    <section class="study-ideas" aria-label={texts.opinionTitle} aria-busy={opinion.kind === 'thinking'}>
      {opinion.kind === 'thinking' && <p class="fine">{texts.thinking}</p>}
      {opinion.kind === 'failed' && <p class="fine">{texts.opinionFailed}</p>}
      <ol>
        {opinion.kind === 'ideas' &&
          opinion.ideas.map(({ move, words, win, doubt, gain }, at) => (
            <li key={move}>
              <button type="button" class="study-idea" onClick={() => play(move)}>
                <MarkSign mark={{ seat: 0, sign: LETTERS[at], kind: at === 0 ? 'chosen' : 'idea' }} />
                <span class="study-idea-words">
                  <b>{words}</b>
                  {gain && <span class="fine">{gain.words}</span>}
                </span>
                {win !== undefined && <b class="study-number">{texts.give(win, doubt ?? 0)}</b>}
              </button>
            </li>
          ))}
      </ol>
    </section>
  );
}
