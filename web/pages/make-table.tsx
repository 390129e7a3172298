import '../styles/online.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts as lobby } from '#texts/web/lobby.ts';
import { texts } from '#texts/web/make-table.ts';
import { texts as offline } from '#texts/web/offline-page.ts';
import type { Fault } from '../../core/result.ts';
import { fitPicks, type Settings } from '../../core/settings.ts';
import { findGame, shelf } from '../../games/index.ts';
import type { About } from '../../games/room.ts';
import type { MakeAsk } from '../../online/messages/asks.ts';
import type { ClockRule, SeatWish } from '../../online/messages/parts.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { usualSettings } from '../known-settings.ts';
import { desk } from '../online/desk.ts';
import { paths } from '../routes.ts';
import { hasScreen } from '../screens.ts';
import { store } from '../session/here.ts';
import { highestLevel } from '../session/player.ts';
import type { SavedMatch } from '../session/saved-match.ts';
import { Frame } from './frame.tsx';
import { GameGallery } from './game-gallery.tsx';
import { LinkButton } from './link-button.tsx';
import { ClockChoice } from './make-table-clock.tsx';
import { type Manners, MannersChoice } from './make-table-manners.tsx';
import { carriedWishes, fitLevels, usualWishes, WishRows } from './make-table-seats.tsx';
import { Missing } from './missing.tsx';
import { NameField, useName } from './name-field.tsx';
import { OfflinePage } from './offline-page.tsx';
import { OptionRows } from './set-up-options.tsx';
import { useServerState } from './use-server.ts';

/** A new table on the server, of a game or of any. */
export function MakeTablePage({ game }: { readonly game: string | undefined }) {
  const games = shelf.filter(({ about }) => hasScreen(about.id)).map(({ about }) => about);
  const chosen = games.find(({ id }) => id === game);
  const [, go] = useLocation();
  const server = useServerState();
  if (game && !chosen) return <Missing what="game" />;
  if (server === 'away') return <OfflinePage say={offline.online} />;
  if (server === 'none') return <Missing what="online" why={lobby.none} />;
  const about = chosen ?? games[0];
  return (
    <MakeTable
      key={about.id}
      about={about}
      choice={
        <GameGallery
          name="game"
          legend={texts.game}
          {...{ games }}
          value={about.id}
          // The address says it, so that a reload keeps it.
          change={(id) => go(paths.makeTable(id), { replace: true })}
        />
      }
    />
  );
}

/** A match of this device that goes on at a table. */
export function CarryPage({ id }: { readonly id: string }) {
  const server = useServerState();
  const [kept] = useState(() => store.loadMatch(id));
  if (!kept?.ok || server === 'none') return <Missing what="match" why={texts.missing} />;
  const about = findGame(kept.value.record.game)?.about;
  if (!about) return <Missing what="game" />;
  return kept.value.over ? (
    <Missing what="match" why={texts.carryOver} />
  ) : (
    <MakeTable about={about} carried={kept.value} />
  );
}

function MakeTable({
  about,
  choice,
  carried,
}: {
  readonly about: About;
  /** Of the game. */
  readonly choice?: ComponentChildren;
  readonly carried?: SavedMatch;
}) {
  const name = useName();
  const [seats, setSeats] = useState<readonly SeatWish[]>(() =>
    carried ? carriedWishes(carried) : usualWishes(about),
  );
  const [settings, setSettings] = useState<Settings>(
    () => carried?.record.settings ?? usualSettings(store, about, seats.length),
  );
  const seat = (wishes: readonly SeatWish[]) => {
    setSeats(wishes);
    if (wishes.length !== seats.length) setSettings(fitPicks(settings, about.options, wishes.length));
  };
  const [clock, setClock] = useState<ClockRule>({ kind: 'none' });
  const [manners, setManners] = useState<Manners>({ takebacks: true, watchers: true, begins: 'full' });
  const { make, fault, isMaking } = useMaking(about, () => {
    const known = name.take();
    const record = carried && { record: carried.record };
    const wishes = fitLevels(seats, highestLevel(about, seats.length, settings));
    return known === undefined ? undefined : { name: known, seats: wishes, settings, clock, ...manners, ...record };
  });
  return (
    <Frame
      title={texts.tab}
      crumb={texts.crumb}
      game={about.id}
      actions={<LinkButton to={paths.lobby} word={lobby.title} />}
    >
      <form class="make-table" onSubmit={make}>
        <header>
          <h1>{carried ? texts.carryTitle(about.title) : texts.title}</h1>
          <p class="lead">{carried ? texts.carryLead : texts.lead}</p>
        </header>
        <div class="make-table-choices">
          {choice}
          <NameField name={name} />
          <WishRows {...{ about, settings }} wishes={seats} change={seat} isFixed={carried !== undefined} />
          <ClockChoice rule={clock} change={setClock} />
          {/* Before the options: a game may have a long list of them. */}
          <MannersChoice manners={manners} change={setManners} />
          {!carried && about.options.length > 0 && (
            <details class="make-table-more" open={about.options.length <= 2}>
              <summary>{texts.more}</summary>
              <OptionRows {...{ about, settings }} seats={seats.length} change={setSettings} />
            </details>
          )}
          <div class="start">
            {fault && (
              <p class="problem" role="alert">
                {sayFault(fault)}
              </p>
            )}
            <button type="submit" class="primary large" disabled={isMaking}>
              {isMaking ? texts.making : texts.make}
            </button>
          </div>
        </div>
      </form>
    </Frame>
  );
}

type Wish = Omit<MakeAsk, 'type' | 'id' | 'game' | 'dice'>;

/** Makes the table and goes there. */
function useMaking({ id: game }: About, wish: () => Wish | undefined) {
  const [fault, setFault] = useState<Fault>();
  const [isMaking, setMaking] = useState(false);
  const [, go] = useLocation();
  const make = async (event: Event) => {
    event.preventDefault();
    const wanted = wish();
    if (!wanted || isMaking) return;
    setMaking(true);
    const made = await desk.make<'make'>({ ...wanted, type: 'make', game });
    setMaking(false);
    if (made.ok) go(paths.online(game, made.value.match));
    else setFault(made.fault);
  };
  return { make, fault, isMaking };
}
