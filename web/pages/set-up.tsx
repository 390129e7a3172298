import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { texts as frame } from '#texts/web/frame.ts';
import { texts } from '#texts/web/set-up.ts';
import { shuffle } from '../../core/random.ts';
import { fitPicks, type Settings } from '../../core/settings.ts';
import { findGame } from '../../games/index.ts';
import type { About, Room } from '../../games/room.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { boardDrawing, openingOf, pageImage } from '../board-picture.ts';
import { findOpenPick, usualSettings } from '../known-settings.ts';
import { rememberTable } from '../last-table.ts';
import { hasLesson } from '../lessons.ts';
import { paths } from '../routes.ts';
import { chosenColours } from '../seat-colours.ts';
import { here, store } from '../session/here.ts';
import { startMatch } from '../session/new-match.ts';
import { lonerOf, type Player } from '../session/player.ts';
import { withNames } from '../session/seat-names.ts';
import { lastPlayers, usualPlayers } from '../usual-players.ts';
import { BoardImage } from './board-image.tsx';
import { CampaignLink } from './campaign-link.tsx';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';
import { TableLink } from './online-links.tsx';
import { OptionRows, offeredOptions } from './set-up-options.tsx';
import { focusFreePick } from './set-up-picks.tsx';
import { type First, SeatRows } from './set-up-seats.tsx';
import { ShelfPicture } from './shelf-picture.tsx';

export function SetUp({ game }: { readonly game: string }) {
  const shelved = findGame(game);
  return shelved ? <SetUpForm about={shelved.about} /> : <Missing what="game" />;
}

function SetUpForm({ about }: { readonly about: About }) {
  const [players, setPlayers] = useState<readonly Player[]>(() => lastPlayers(about) ?? usualPlayers(about));
  const [settings, setSettings] = useState<Settings>(() => usualSettings(store, about, players.length));
  const [first, setFirst] = useState<First>(0);
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  // The rules lead back to the table that somebody came from: no longer to one that is behind them.
  useEffect(() => rememberTable(undefined), []);
  const open = findOpenPick(settings, about.options, players.length);
  const seatPlayers = (seated: readonly Player[]) => {
    setPlayers(seated);
    if (seated.length !== players.length) setSettings(fitPicks(settings, about.options, seated.length));
  };
  const begin = async (event: Event) => {
    event.preventDefault();
    if (open) return focusFreePick();
    const named = withNames(players);
    store.saveSetUp(about.id, { players: named, settings });
    const room = await findGame(about.id)?.load();
    if (!room) return;
    const id = startMatch(here, room, seated(named, first), settings);
    if (id.ok) go(paths.match(about.id, id.value));
    else setProblem(sayFault(id.fault));
  };
  return (
    <Frame title={texts.tab(about.title)} crumb={frame.crumb(about.title, texts.crumb)} game={about.id}>
      <form class="set-up" onSubmit={begin}>
        <header>
          <h1>{about.title}</h1>
          <p class="lead">{about.tagline}</p>
          <StartPicture about={about} players={players} settings={settings} />
          <HelpLinks game={about.id} />
          {about.campaign && (
            <p class="campaign-link">
              <CampaignLink about={about} words={texts.campaign} />
            </p>
          )}
          <TableLink game={about.id} />
        </header>
        <div class="set-up-choices">
          <SeatRows {...{ about, settings, players, first }} change={seatPlayers} changeFirst={setFirst} />
          {offeredOptions(about, players.length).length > 0 && (
            <fieldset class="options">
              <legend>{texts.options}</legend>
              <OptionRows {...{ about, settings }} seats={players.length} change={setSettings} />
            </fieldset>
          )}
          {/* In the bar, because what is above it is scrolled away as often as not. */}
          <div class="start">
            <p class="start-open" role="status">
              {open && texts.pickMore(open.option, open.missing)}
            </p>
            {problem && (
              <p class="problem" role="alert">
                {problem}
              </p>
            )}
            <button type="submit" class="primary large">
              {sayStart(about, players)}
            </button>
          </div>
        </div>
      </form>
    </Frame>
  );
}

/** For those who have never played it. */
function HelpLinks({ game }: { readonly game: string }) {
  return (
    <p class="help-links">
      {hasLesson(game) && (
        <Link href={paths.lesson(game)}>{store.hasLearned(game) ? texts.lessonAgain : texts.lesson}</Link>
      )}
      <Link href={paths.rules(game)}>{texts.rules}</Link>
    </p>
  );
}

/** How the table would look at the start with these choices; later on, where all tables begin alike and nearly empty. */
function StartPicture({
  about,
  players,
  settings,
}: {
  readonly about: About;
  readonly players: readonly Player[];
  readonly settings: Settings;
}) {
  const seats = players.length;
  const chosen = chosenColours(about, players).join();
  const colours = useMemo(() => (chosen === '' ? [] : chosen.split(',').map(Number)), [chosen]);
  const draw = useCallback(
    (room: Room) => pageImage(room, boardDrawing(room, openingOf(room, seats, settings)), colours),
    [seats, settings, colours],
  );
  return (
    <div class={about.boards ? 'start-picture' : 'start-picture is-shelf'}>
      {about.boards ? <BoardImage game={about.id} draw={draw} /> : <ShelfPicture game={about.id} />}
    </div>
  );
}

/** What the button starts, and with whom. */
function sayStart({ title }: About, players: readonly Player[]): string {
  if (players.length === 1) return texts.startAlone(title);
  const loner = lonerOf(players);
  // A computer player has a name. People who share a screen may be "Player 1" and "Player 2".
  if (loner === undefined || players.length > 2) return texts.startWithMany(title, players.length);
  return texts.startWith(title, withNames(players)[1 - loner].name);
}

/** The table in its order of play: as listed from the one who begins, or drawn. */
function seated(players: readonly Player[], first: First): readonly Player[] {
  if (first === 'anyone') return shuffle([...players], here.chance.random);
  return [...players.slice(first), ...players.slice(0, first)];
}
