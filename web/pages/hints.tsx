import { texts } from '#texts/web/table.ts';
import type { Move } from '../../core/game.ts';
import type { Guidance } from '../session/adviser.ts';
import type { Session } from '../session/session.ts';

/** The best moves with what each gains; the one that is looked at is marked on the board. */
export function Hints({ session, submit }: { readonly session: Session; readonly submit: (move: Move) => void }) {
  const { guidance } = session.snapshot;
  if (guidance.kind === 'none') return null;
  const hints = guidance.kind === 'hints' ? guidance.hints : [];
  const hint = pickedHint(guidance);
  return (
    <section
      class="hints"
      aria-labelledby="hints-title"
      aria-busy={guidance.kind === 'thinking'}
      onKeyDown={(event) => event.key === 'Escape' && session.closeHints()}
    >
      <header>
        <h2 id="hints-title">{TITLES[guidance.kind]}</h2>
        <button type="button" class="quiet" aria-label={texts.hints.close} onClick={() => session.closeHints()}>
          ×
        </button>
      </header>
      {guidance.kind === 'failed' && <p role="status">{texts.hints.failed}</p>}
      <ol>
        {hints.map(({ move, words, gains, win }, index) => (
          <li key={move} class={move === hint ? 'is-picked' : undefined}>
            <button type="button" class="quiet" aria-pressed={move === hint} onClick={() => session.pickHint(index)}>
              <b>{words}</b>
              {gains.length > 0 && <span>{gains.join(' · ')}</span>}
              {win !== undefined && <span class="fine">{texts.hints.chance(percentOf(win))}</span>}
            </button>
            {move === hint && (
              <button type="button" class="primary" onClick={() => submit(move)}>
                {texts.hints.play}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const TITLES = {
  thinking: texts.hints.thinking,
  hints: texts.hints.title,
  failed: texts.hints.title,
};

/** The move that is marked on the board. */
export function pickedHint(guidance: Guidance): Move | undefined {
  return guidance.kind === 'hints' ? guidance.hints[guidance.picked]?.move : undefined;
}

/** How likely the table is to win. */
export function WinChance({ chance }: { readonly chance: number | undefined }) {
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
