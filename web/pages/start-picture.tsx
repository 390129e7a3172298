import { useEffect, useMemo, useState } from 'preact/hooks';
import { CHANCE, type Position } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { type Settings, settle } from '../../core/settings.ts';
import { findGame } from '../../games/index.ts';
import type { About, Room } from '../../games/room.ts';
import { Picture } from '../../kit/picture.tsx';

/** How the table would look at the start with these choices: the map, the challenge, the board. */
export function StartPicture({
  about,
  seats,
  settings,
}: {
  readonly about: About;
  readonly seats: number;
  readonly settings: Settings;
}) {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    findGame(about.id)?.load().then(setRoom);
  }, [about.id]);
  const drawing = useMemo(() => {
    const settled = settle(about.options, settings);
    return room && settled.ok ? room.picture(opening(room, seats, settled.value)) : undefined;
  }, [about, room, seats, settings]);
  return (
    <div class="start-picture" aria-hidden="true">
      {drawing && <Picture drawing={drawing} />}
    </div>
  );
}

/** One opening as chance might deal it; the match will deal its own. */
function opening({ game }: Room, seats: number, settings: Settings): Position {
  const position = game.start(seats, settings);
  const random = new SeededRandom('set-up');
  while (position.turn === CHANCE) position.play(position.roll(random));
  return position;
}
