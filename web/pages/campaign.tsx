import { useCallback, useMemo } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { texts } from '#texts/web/campaign.ts';
import { texts as frame } from '#texts/web/frame.ts';
import { findGame } from '../../games/index.ts';
import type { About, Campaign, Room } from '../../games/room.ts';
import { boardImage, openingOf } from '../board-picture.ts';
import { paths } from '../routes.ts';
import { begunSteps, countWon, nextStep, type Step, starsOf, stepsOf } from '../session/campaign.ts';
import { MOST_STARS } from '../session/help.ts';
import { store } from '../session/here.ts';
import { lonerOf, type Player } from '../session/player.ts';
import type { Tally } from '../session/store.ts';
import { playersOfSteps, startStep } from '../start-step.ts';
import { BoardImage } from './board-image.tsx';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';
import { Star, StepStars } from './stars.tsx';

/** Every challenge of a game in its order, with what was won; one click begins one. */
export function CampaignPage({ game }: { readonly game: string }) {
  const about = findGame(game)?.about;
  return about?.campaign ? <Ladder about={about} campaign={about.campaign} /> : <Missing what="campaign" />;
}

function Ladder({ about, campaign }: { readonly about: About; readonly campaign: Campaign }) {
  const tallies = useMemo(() => store.loadTallies(about.id), [about]);
  const [, go] = useLocation();
  const steps = new Map(stepsOf(campaign).map((step) => [step.id, step]));
  const next = nextStep(campaign, tallies);
  const { won, all } = countWon(campaign, tallies);
  const stars = [...steps.keys()].reduce((sum, id) => sum + starsOf(tallies[id]), 0);
  const begun = useMemo(() => begunSteps(store, about.id, campaign), [about, campaign]);
  const play = async (step: string) => {
    const match = begun.get(step);
    const address = match === undefined ? await startStep(about, step) : paths.match(about.id, match);
    if (address) go(address);
  };
  return (
    <Frame title={texts.title(about.title)} crumb={frame.crumb(about.title, texts.crumb)} game={about.id}>
      <div class="column campaign">
        <h1>{texts.title(about.title)}</h1>
        <p class="lead">{next ? texts.lead : texts.allWon}</p>
        <p class="fine">{texts.starsSay}</p>
        <p class="fine">
          {sayPlayers(playersOfSteps(about))} <Link href={paths.setUp(about.id)}>{texts.changePlayers}</Link>
        </p>
        <div class="campaign-sum">
          <b>{texts.done(won, all)}</b>
          <b class="campaign-stars">
            <Star isWon /> {texts.starsDone(stars, all * MOST_STARS)}
          </b>
          <progress value={won} max={all} aria-label={texts.done(won, all)} />
          {next && (
            <button type="button" class="primary large" onClick={() => play(next.id)}>
              {(begun.has(next.id) ? texts.resume : texts.goOn)(next.number, next.title)}
            </button>
          )}
        </div>
        {campaign.parts.map((part) => (
          <section key={part.difficulty}>
            <h2>{texts.part(part.difficulty)}</h2>
            <ul>
              {part.steps
                .flatMap(({ id }) => steps.get(id) ?? [])
                .map((step) => (
                  <li key={step.id}>
                    <StepCard
                      {...{ about, campaign, step }}
                      tally={tallies[step.id]}
                      isNext={step.id === next?.id}
                      isBegun={begun.has(step.id)}
                      play={() => play(step.id)}
                    />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Frame>
  );
}

function sayPlayers(players: readonly Player[]): string {
  if (players.length === 1) return texts.alone;
  const you = lonerOf(players);
  const others = players.filter((_, seat) => seat !== you).map(({ name }) => name);
  return (you === undefined ? texts.among : texts.withOthers)(others);
}

function StepCard({
  about,
  campaign,
  step,
  tally,
  isNext,
  isBegun,
  play,
}: {
  readonly about: About;
  readonly campaign: Campaign;
  readonly step: Step;
  readonly tally: Tally | undefined;
  readonly isNext: boolean;
  /** There is a match of it to continue. */
  readonly isBegun: boolean;
  readonly play: () => void;
}) {
  const { option } = campaign;
  const draw = useCallback(
    (room: Room) => boardImage(room, openingOf(room, about.seats.min, { [option]: step.id }, step.id)),
    [about, option, step.id],
  );
  return (
    <button type="button" class={isNext ? 'step is-next' : 'step'} onClick={play}>
      <BoardImage game={about.id} draw={draw} />
      <StepStars stars={starsOf(tally)} />
      {isNext && <span class="step-next">{texts.next}</span>}
      <span class="step-words">
        <b>{texts.step(step.number, step.title)}</b>
        {step.story && <span class="step-story">{step.story}</span>}
        {step.pieces && (
          <span class="fine">
            {step.pieces} {step.first && <b class="step-first">{step.first}</b>}
          </span>
        )}
        <span class="fine">{isBegun ? texts.begun : sayTally(tally, campaign)}</span>
      </span>
    </button>
  );
}

function sayTally(tally: Tally | undefined, { reached, wonIn }: Campaign): string {
  if (!tally) return texts.open;
  if (tally.won) return (tally.rounds !== undefined && wonIn?.(tally.rounds)) || texts.won;
  const best = tally.reached && tally.reached.done > 0 && reached?.(tally.reached.done, tally.reached.all);
  return best ? texts.reached(best) : texts.tried(tally.played);
}
