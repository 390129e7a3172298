import { useEffect, useRef, useState } from 'preact/hooks';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';

/** A picture of a board, drawn only once somebody can see it. Decoration: what it shows is also said in words. */
export function BoardImage({
  game,
  draw,
}: {
  readonly game: string;
  readonly draw: (room: Room) => string | undefined;
}) {
  const place = useRef<HTMLSpanElement>(null);
  const room = useRoomWhenSeen(game, place);
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (room) setSource(draw(room));
  }, [room, draw]);
  return (
    <span ref={place} class={room?.night ? 'board-image has-night' : 'board-image'} aria-hidden="true">
      {source && <img src={source} alt="" />}
    </span>
  );
}

/** A game is fetched for its picture only when the picture comes into sight. */
function useRoomWhenSeen(game: string, place: { readonly current: Element | null }): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      findGame(game)?.load().then(setRoom);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [game, place]);
  return room;
}
