import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { BOTS, type BotKind } from '../../ai/players.ts';
import { shuffle } from '../../core/random.ts';
import type { Option } from '../../core/settings.ts';
import { findGame } from '../../games/index.ts';
import type { About } from '../../games/room.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { paths } from '../routes.ts';
import { dice } from '../session/dice.ts';
import { LocalSession } from '../session/local-session.ts';
import type { Player } from '../session/player.ts';
import { loadSetUp, saveSetUp } from '../session/store.ts';
import { usualSeats } from '../usual-seats.ts';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';
import { StartPicture } from './start-picture.tsx';

const BOT_NAMES = ['Ada', 'Blaise', 'Carl', 'Dorothy', 'Emmy', 'Grace'];

export function SetUp({ game }: { readonly game: string }) {
  const shelved = findGame(game);
  return shelved ? <SetUpForm about={shelved.about} /> : <Missing what="game" />;
}

function SetUpForm({ about }: { readonly about: About }) {
  const last = loadSetUp(about.id);
  const [players, setPlayers] = useState<readonly Player[]>(() => usable(last?.players, about) ?? firstPlayers(about));
  const [settings, setSettings] = useState<Readonly<Record<string, string>>>(() =>
    known(last?.settings ?? {}, about.options),
  );
  const [order, setOrder] = useState<'listed' | 'random'>('listed');
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();

  const resize = (seats: number) =>
    setPlayers(Array.from({ length: seats }, (_, seat) => players[seat] ?? newBot(seat)));
  const replace = (seat: number, player: Player) => setPlayers(players.map((old, at) => (at === seat ? player : old)));
  const begin = async (event: Event) => {
    event.preventDefault();
    const named = players.map((player, seat) => ({ ...player, name: player.name.trim() || `Player ${seat + 1}` }));
    saveSetUp(about.id, { players: named, settings });
    const room = await findGame(about.id)?.load();
    if (!room) return;
    const session = LocalSession.open(room, order === 'random' ? shuffle([...named], dice) : named, settings);
    if (session.ok) go(paths.match(about.id, session.value.id));
    else setProblem(session.fault.message);
  };

  const counts = Array.from({ length: about.seats.max - about.seats.min + 1 }, (_, more) => about.seats.min + more);
  return (
    <Frame title={`${about.title}: new match`} crumb={`${about.title} · New match`}>
      <form class="set-up column" onSubmit={begin}>
        <h1>{about.title}</h1>
        <p class="lead">{about.tagline}</p>
        <StartPicture about={about} seats={players.length} settings={settings} />
        <fieldset>
          <legend>How many players?</legend>
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
          <legend>Who plays?</legend>
          {players.map((player, seat) => (
            <SeatRow key={seat} seat={seat} player={player} change={(changed) => replace(seat, changed)} />
          ))}
          {players.length > 1 && (
            <label class="seat-order">
              <span>Who begins?</span>
              <select
                value={order}
                onChange={(event) => setOrder(event.currentTarget.value === 'random' ? 'random' : 'listed')}
              >
                <option value="listed">The first in this list</option>
                <option value="random">Anyone: seats are drawn</option>
              </select>
            </label>
          )}
        </fieldset>
        {about.options.length > 0 && (
          <fieldset>
            <legend>Options</legend>
            {about.options.map((option) => (
              <OptionRow
                key={option.id}
                option={option}
                value={settings[option.id] ?? option.values[0].id}
                change={(value) => setSettings({ ...settings, [option.id]: value })}
              />
            ))}
          </fieldset>
        )}
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <div class="start">
          <button type="submit" class="primary large">
            Start the match
          </button>
        </div>
      </form>
    </Frame>
  );
}

function SeatRow({
  seat,
  player,
  change,
}: {
  readonly seat: number;
  readonly player: Player;
  readonly change: (player: Player) => void;
}) {
  const choose = (value: string) => {
    if (value === 'person')
      change({ kind: 'person', name: player.kind === 'bot' ? `Player ${seat + 1}` : player.name });
    else change({ kind: 'bot', name: player.kind === 'bot' ? player.name : newBot(seat).name, bot: value as BotKind });
  };
  return (
    <div class="seat-row">
      <SeatBadge seat={seat} />
      <label>
        <span class="sr-only">Name of player {seat + 1}</span>
        <input
          type="text"
          value={player.name}
          maxLength={16}
          autocomplete="off"
          onInput={(event) => change({ ...player, name: event.currentTarget.value })}
        />
      </label>
      <label>
        <span class="sr-only">Who plays seat {seat + 1}</span>
        <select
          value={player.kind === 'bot' ? player.bot : 'person'}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="person">Person</option>
          {BOTS.map((bot) => (
            <option key={bot.kind} value={bot.kind}>
              {bot.title} bot
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function OptionRow({
  option,
  value,
  change,
}: {
  readonly option: Option;
  readonly value: string;
  readonly change: (value: string) => void;
}) {
  return (
    <div class="option-row">
      <label for={`option-${option.id}`}>
        <b>{option.title}</b>
        <span class="fine">{option.help}</span>
      </label>
      <select id={`option-${option.id}`} value={value} onChange={(event) => change(event.currentTarget.value)}>
        {option.values.map((each) => (
          <option key={each.id} value={each.id}>
            {each.title}
          </option>
        ))}
      </select>
    </div>
  );
}

function newBot(seat: number): Player {
  return { kind: 'bot', name: BOT_NAMES[seat % BOT_NAMES.length], bot: 'one-ply' };
}

function firstPlayers(about: About): Player[] {
  return Array.from({ length: usualSeats(about) }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'You' } : newBot(seat),
  );
}

/** What an earlier visit kept, if it still fits the game. */
function usable(players: readonly Player[] | undefined, about: About): readonly Player[] | undefined {
  const fits = players && players.length >= about.seats.min && players.length <= about.seats.max;
  return fits ? players : undefined;
}

function known(settings: Readonly<Record<string, string>>, options: readonly Option[]): Record<string, string> {
  return Object.fromEntries(
    options.flatMap(({ id, values }) =>
      values.some((value) => value.id === settings[id]) ? [[id, settings[id]]] : [],
    ),
  );
}
