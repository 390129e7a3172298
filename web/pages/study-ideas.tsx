import { useMemo } from 'preact/hooks';
import { texts as hints } from '#texts/web/hints.ts';
import { texts } from '#texts/web/study.ts';
import type { Move } from '../../core/game.ts';
import { MarkSign } from '../../kit/board-marks.tsx';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { Hint } from '../session/adviser.ts';
import { dice } from '../session/dice.ts';
import { Brings } from './brings.tsx';
import { Ends } from './ends.tsx';
import { LETTERS } from './hints.tsx';
import type { Desk } from './use-desk.ts';
import { endsBeside, type Ends as KnownEnds, useFinalPoints } from './use-final-points.ts';
import type { Opinion } from './use-opinion.ts';
import { whilePointed } from './while-pointed.ts';

interface IdeasProps {
  readonly desk: Desk;
  readonly opinion: Opinion;
  readonly play: (move: Move) => void;
  /** The idea that somebody points at, to be seen on the board. */
  readonly light: (move: Move | undefined) => void;
}

/** What the computer would do in the place of the seat to act, what each is worth to it, and what it brings everybody. */
export function StudyIdeas({ desk, opinion, play, light }: IdeasProps) {
  const { position } = desk.at;
  const { turn } = position;
  const who = desk.names[turn];
  const view = useMemo(() => (position.turn < 0 ? position : position.view(position.turn)), [position]);
  const moves = opinion.kind === 'ideas' ? opinion.ideas.map(({ move }) => move) : [];
  const ends = useFinalPoints(desk.room, view, moves);
  if (opinion.kind === 'none') return null;
  if (opinion.kind === 'hidden') return <HiddenFrom {...{ desk }} words={texts.opinionHidden(who)} />;
  if (opinion.kind === 'chance') return <ChanceFirst roll={() => play(position.roll(dice))} />;
  return (
    <section class="study-ideas" aria-label={texts.opinionTitle} aria-busy={opinion.kind === 'thinking'}>
      <header style={{ borderColor: `var(--seat-${turn})`, background: `var(--tint-${turn})` }}>
        <h2>
          <SeatBadge seat={turn} /> {texts.ideasOf(who)}
        </h2>
        <span class="fine">{texts.chanceOf(who)}</span>
      </header>
      {opinion.kind === 'thinking' && <p class="fine">{texts.thinking}</p>}
      {opinion.kind === 'failed' && <p class="fine">{texts.opinionFailed}</p>}
      <ol>
        {opinion.kind === 'ideas' &&
          opinion.ideas.map((idea, at) => (
            <li key={idea.move}>
              <IdeaButton
                {...{ desk, idea, light }}
                ends={endsBeside(ends?.get(idea.move), idea.win, view)}
                sign={LETTERS[at]}
                play={() => play(idea.move)}
              />
            </li>
          ))}
      </ol>
    </section>
  );
}

/** In place of what would betray hidden cards, and the way to see it all the same. */
function HiddenFrom({ desk, words }: { readonly desk: Desk; readonly words: string }) {
  return (
    <section class="study-ideas" aria-label={texts.opinionTitle}>
      <p class="fine">{words}</p>
      <p class="study-row">
        <button type="button" onClick={() => desk.setEyes('open')}>
          {texts.openAll}
        </button>
      </p>
    </section>
  );
}

function ChanceFirst({ roll }: { readonly roll: () => void }) {
  return (
    <section class="study-ideas" aria-label={texts.opinionTitle}>
      <p class="fine">{texts.chanceFirst}</p>
      <p class="study-row">
        <button type="button" onClick={roll}>
          {texts.tryRoll}
        </button>
      </p>
    </section>
  );
}

function IdeaButton({
  desk,
  ends,
  idea: { move, words, isNamedByGain, win, doubt, gain, risk },
  sign,
  play,
  light,
}: Pick<IdeasProps, 'desk' | 'light'> & {
  readonly idea: Hint;
  readonly ends: KnownEnds | undefined;
  readonly sign: string;
  readonly play: () => void;
}) {
  const isGainAbove = isNamedByGain && gain !== undefined;
  const title = isGainAbove ? hints.asTitle(gain.words) : words;
  const isSecret = desk.room.about.secretScores && desk.eyes !== 'open';
  return (
    <button
      type="button"
      class="study-idea"
      onClick={play}
      {...whilePointed(
        () => light(move),
        () => light(undefined),
      )}
    >
      <MarkSign mark={{ seat: 0, sign, kind: sign === LETTERS[0] ? 'chosen' : 'idea' }} />
      <span class="study-idea-words">
        <b>{title}</b>
        {gain && !isGainAbove && <span class="fine">{hints.asTitle(gain.words)}</span>}
        {risk && <span class="fine study-idea-risk">{hints.asTitle(risk.words)}</span>}
        {/* From one player's side hidden cards decide what counts: a number would tell what they are. */}
        {!isSecret && (
          <Brings {...{ move }} room={desk.room} position={desk.at.position} names={desk.names} told={title} />
        )}
      </span>
      {win !== undefined && (
        <span class="study-worth">
          <b class="study-number">{texts.give(win, doubt ?? 0)}</b>
          <Ends room={desk.room} names={desk.names} ends={ends} />
        </span>
      )}
    </button>
  );
}
