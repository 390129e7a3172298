import { texts as playerTexts } from '#texts/web/players.ts';
import { texts } from '#texts/web/set-up.ts';
import type { About } from '../../games/room.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { LEVELS, type Player } from '../session/player.ts';
import { calledApart, newBot } from '../usual-players.ts';

/** Who begins: a place in the list, or whoever is drawn. */
export type First = number | 'anyone';

/** How many sit down, who they are, and who begins. */
export function SeatRows({
  about,
  players,
  change,
  first,
  changeFirst,
}: {
  readonly about: About;
  readonly players: readonly Player[];
  readonly change: (players: readonly Player[]) => void;
  readonly first: First;
  readonly changeFirst: (first: First) => void;
}) {
  const counts = Array.from({ length: about.seats.max - about.seats.min + 1 }, (_, more) => about.seats.min + more);
  const resize = (count: number) => {
    const resized = players.slice(0, count);
    while (resized.length < count) resized.push(newBot(resized));
    change(calledApart(resized));
    if (first !== 'anyone' && first >= count) changeFirst(0);
  };
  return (
    <>
      <fieldset>
        <legend>{texts.howMany}</legend>
        <div class="choices">
          {counts.map((count) => (
            <label key={count} class="choice">
              <input type="radio" name="seats" checked={players.length === count} onChange={() => resize(count)} />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{texts.who}</legend>
        {players.map((player, seat) => (
          <SeatRow
            key={seat}
            {...{ players, player, seat }}
            change={(changed) => {
              const now = players.map((old, at) => (at === seat ? changed : old));
              // Not while a name is being written.
              change(changed.kind === player.kind ? now : calledApart(now));
            }}
          />
        ))}
        {players.length > 1 && <FirstChoice {...{ players, first }} change={changeFirst} />}
      </fieldset>
    </>
  );
}

function SeatRow({
  players,
  player,
  seat,
  change,
}: {
  readonly players: readonly Player[];
  readonly player: Player;
  readonly seat: number;
  readonly change: (player: Player) => void;
}) {
  const choose = (value: string) => {
    const changed = (player.kind === 'bot') !== (value !== 'person');
    if (value === 'person') change({ kind: 'person', name: changed ? playerTexts.player(seat + 1) : player.name });
    else change({ kind: 'bot', name: changed ? newBot(players).name : player.name, level: Number(value) });
  };
  return (
    <div class="seat-row">
      <SeatBadge seat={seat} />
      <label>
        <span class="sr-only">{texts.name(seat + 1)}</span>
        <input
          type="text"
          value={player.name}
          maxLength={16}
          autocomplete="off"
          onInput={(event) => change({ ...player, name: event.currentTarget.value })}
        />
      </label>
      <label>
        <span class="sr-only">{texts.kind(seat + 1)}</span>
        <select
          value={player.kind === 'bot' ? player.level : 'person'}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="person">{texts.person}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {texts.bot(level, playerTexts.levels[level - 1])}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
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
  const choose = (value: string) => change(value === 'anyone' ? value : Number(value));
  return (
    <label class="seat-order">
      <span>{texts.begins}</span>
      <select value={first} onChange={(event) => choose(event.currentTarget.value)}>
        {players.map((player, seat) => (
          <option key={seat} value={seat}>
            {player.name.trim() || playerTexts.player(seat + 1)}
          </option>
        ))}
        <option value="anyone">{texts.beginsAnyone}</option>
      </select>
    </label>
  );
}
