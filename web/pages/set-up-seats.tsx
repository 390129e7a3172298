import { texts as playerTexts } from '#texts/web/players.ts';
import { texts } from '#texts/web/set-up.ts';
import type { Settings } from '../../core/settings.ts';
import type { About } from '../../games/room.ts';
import { Segments } from '../../kit/segments.tsx';
import { LONGEST_NAME, type Player } from '../session/player.ts';
import { atLevel, calledApart, commonLevel, newBot } from '../usual-players.ts';
import { levelsOf } from './level-words.ts';
import { SeatsChoice } from './seats-choice.tsx';
import { SeatColour } from './set-up-colour.tsx';

/** Who begins: a place in the list, or whoever is drawn. */
export type First = number | 'anyone';

interface SeatsProps {
  readonly about: About;
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly change: (players: readonly Player[]) => void;
  readonly first: First;
  readonly changeFirst: (first: First) => void;
}

/** How many sit down, who they are, and who begins. */
export function SeatRows({ about, settings, players, change, first, changeFirst }: SeatsProps) {
  const resize = (count: number) => {
    const resized = players.slice(0, count);
    const level = commonLevel(players);
    while (resized.length < count) resized.push(newBot(about, resized, level));
    change(calledApart(resized));
    if (first !== 'anyone' && first >= count) changeFirst(0);
  };
  const changeSeat = (seat: number, changed: Player) => {
    const now = players.map((old, at) => (at === seat ? changed : old));
    // Not while a name is being written.
    change(changed.kind === players[seat].kind ? now : calledApart(now));
  };
  return (
    <>
      <SeatsChoice name="seats" range={about.seats} legend={texts.howMany} value={players.length} change={resize} />
      <fieldset>
        <legend>{texts.who}</legend>
        <ul class="seats">
          {players.map((_, seat) => (
            <SeatRow
              key={seat}
              {...{ about, settings, players, seat, first, change }}
              changeSeat={(changed) => changeSeat(seat, changed)}
            />
          ))}
        </ul>
        {about.coloursSay && <p class="fine">{about.coloursSay}</p>}
      </fieldset>
      <EveryLevel {...{ about, settings, players, change }} />
      {players.length > 1 && <FirstChoice {...{ players, first }} change={changeFirst} />}
    </>
  );
}

function SeatRow({
  about,
  settings,
  players,
  seat,
  first,
  change,
  changeSeat,
}: Pick<SeatsProps, 'about' | 'settings' | 'players' | 'first' | 'change'> & {
  readonly seat: number;
  readonly changeSeat: (player: Player) => void;
}) {
  const player = players[seat];
  const choose = (kind: Player['kind']) => {
    const { colour } = player;
    const kept = colour === undefined ? {} : { colour };
    if (kind === 'person') changeSeat({ kind, ...kept, name: playerTexts.player(seat + 1) });
    else changeSeat({ ...newBot(about, players), ...kept });
  };
  return (
    <li class="seat-row">
      <SeatColour {...{ about, players, seat, change }} place={placeOf(seat, first, players.length)} />
      <div class="seat-name">
        <label>
          <span class="sr-only">{texts.name(seat + 1)}</span>
          <input
            type="text"
            value={player.name}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            onInput={(event) => changeSeat({ ...player, name: event.currentTarget.value })}
          />
        </label>
        <p class="fine" role="status">
          {player.name.length >= LONGEST_NAME && texts.nameFull(LONGEST_NAME)}
        </p>
      </div>
      <Segments
        name={`kind-${seat}`}
        legend={texts.kind(seat + 1)}
        isQuiet
        choices={[
          { value: 'person', title: texts.person },
          { value: 'bot', title: texts.computer },
        ]}
        value={player.kind}
        change={(kind) => choose(kind === 'bot' ? 'bot' : 'person')}
      />
      {player.kind === 'bot' && (
        <LevelChoice
          seat={seat}
          level={player.level}
          says={levelsOf(about, players.length, settings)}
          change={(level) => changeSeat({ ...player, level })}
        />
      )}
    </li>
  );
}

/** The numbers of all levels, and in words what the chosen one plays like. */
function LevelChoice({
  seat,
  level: wanted,
  says,
  change,
}: {
  readonly seat: number;
  readonly level: number;
  /** What each level plays like. */
  readonly says: readonly string[];
  readonly change: (level: number) => void;
}) {
  // The level of another game's player may be higher than any here.
  const level = Math.min(wanted, says.length);
  return (
    <div class="seat-level">
      <Segments
        name={`level-${seat}`}
        legend={texts.level(seat + 1)}
        isQuiet
        choices={says.map((words, below) => ({
          value: below + 1,
          title: below + 1,
          says: texts.levelSays(below + 1, words),
        }))}
        value={level}
        change={change}
      />
      <p class="fine">
        <b>{texts.levelNumber(level)}</b> {says[level - 1]}
      </p>
    </div>
  );
}

/** One choice for all computer players, where there are several. */
function EveryLevel({
  about,
  settings,
  players,
  change,
}: Pick<SeatsProps, 'about' | 'settings' | 'players' | 'change'>) {
  if (players.filter(({ kind }) => kind === 'bot').length < 2) return null;
  const says = levelsOf(about, players.length, settings);
  return (
    <div class="every-level">
      <Segments
        name="level-all"
        legend={texts.everyLevel}
        choices={says.map((words, below) => ({
          value: below + 1,
          title: below + 1,
          says: texts.levelSays(below + 1, words),
        }))}
        value={Math.min(commonLevel(players) ?? 0, says.length)}
        change={(level) => change(atLevel(players, level))}
      />
    </div>
  );
}

/** The place at the table, which gives the shape: seats are counted from the one who begins. */
function placeOf(seat: number, first: First, count: number): number {
  return first === 'anyone' ? seat : (seat - first + count) % count;
}

function FirstChoice({
  players,
  first,
  change,
}: {
  readonly players: readonly Player[];
  readonly first: First;
  readonly change: (first: First) => void;
}) {
  const names = players.map((player, seat) => player.name.trim() || playerTexts.player(seat + 1));
  return (
    <Segments<First>
      name="first"
      legend={texts.first}
      choices={[
        ...names.map((title, value) => ({ value, title })),
        { value: 'anyone' as const, title: texts.firstRandom },
      ]}
      value={first}
      change={change}
    />
  );
}
