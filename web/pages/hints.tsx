import { texts } from '#texts/web/table.ts';
import type { LocalSession } from '../session/local-session.ts';

/** The best moves with what each gains; the one that is looked at is marked on the board. */
export function Hints({ session }: { readonly session: LocalSession }) {
  const { hints, hint, isThinking } = session.snapshot;
  if (!isThinking && hints.length === 0) return null;
  return (
    <section
      class="hints"
      aria-labelledby="hints-title"
      aria-busy={isThinking}
      onKeyDown={(event) => event.key === 'Escape' && session.closeHints()}
    >
      <header>
        <h2 id="hints-title">{isThinking ? texts.hints.thinking : texts.hints.title}</h2>
        <button type="button" class="quiet" aria-label={texts.hints.close} onClick={() => session.closeHints()}>
          ×
        </button>
      </header>
      <ol>
        {hints.map(({ move, words, gains, win }, index) => (
          <li key={move} class={move === hint ? 'is-picked' : undefined}>
            <button type="button" class="quiet" aria-pressed={move === hint} onClick={() => session.pickHint(index)}>
              <b>{words}</b>
              {gains.length > 0 && <span>{gains.join(' · ')}</span>}
              {win !== undefined && <span class="fine">{texts.hints.chance(percentOf(win))}</span>}
            </button>
            {move === hint && (
              <button type="button" class="primary" onClick={() => session.submit(move)}>
                {texts.hints.play}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How likely the table is to win. */
export function Chance({ chance }: { readonly chance: number | undefined }) {
  if (chance === undefined) return null;
  const percent = percentOf(chance);
  return (
    <span class="chance">
      <span class="chance-words">{texts.chance}</span>
      <b>{texts.percent(percent)}</b>
      <meter min={0} max={100} low={25} high={60} optimum={100} value={percent} aria-label={texts.chance} />
    </span>
  );
}

/** An estimate is never certain: nobody should lose what was promised at 100 %. */
function percentOf(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
