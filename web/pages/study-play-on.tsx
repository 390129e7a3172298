import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts as players } from '#texts/web/players.ts';
import { texts } from '#texts/web/study.ts';
import { OVER, type Seat } from '../../core/game.ts';
import type { MatchRecord } from '../../core/timeline.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Segments } from '../../kit/segments.tsx';
import { paths } from '../routes.ts';
import { dice } from '../session/dice.ts';
import { here } from '../session/here.ts';
import { keepRecord } from '../session/new-match.ts';
import { LEVELS, lonerOf, type Player } from '../session/player.ts';
import { studyLink } from '../study/study-link.ts';
import type { StudyNode } from '../study/study-tree.ts';
import { hasUnknown } from '../study/unknown-part.ts';
import { awaitRivals } from './awaited-rivals.ts';
import { MenuIcon } from './menu-icon.tsx';
import type { Desk } from './use-desk.ts';
import type { Rivals } from './use-rivals.ts';

const USUAL_LEVEL = 4;

/**
 * A new match from the position that is shown, against computer players. What was never played has no match to go on with:
 * there they answer in the study itself.
 */
export function StudyPlayOn({
  desk,
  face,
  leave,
}: {
  readonly desk: Desk;
  readonly face: (rivals: Rivals) => void;
  /** Returns the place to go on from. */
  readonly leave: () => StudyNode;
}) {
  const { at, names, room, study } = desk;
  const [, go] = useLocation();
  const [isOpen, open] = useState(false);
  const { turn } = at.position;
  const [chosen, choose] = useState<Seat>();
  const seat = chosen ?? lonerOf(study.players) ?? Math.max(0, turn);
  const [level, setLevel] = useState<number>(levelIn(study.players));
  const hides = isOpen && !study.record && hasUnknown(room, at.position);
  const start = async () => {
    open(false);
    if (hides) {
      awaitRivals({ seat, level });
      const position = room.game.format(leave().position.imagine(dice));
      return go(await studyLink(room.game.id, JSON.stringify({ position, players: study.players })));
    }
    if (!study.record) return face({ seat, level });
    const seated = study.players.map(
      (player, each): Player => ({
        name: each === seat ? players.you : player.name === players.you ? players.player(each + 1) : player.name,
        ...(player.colour !== undefined && { colour: player.colour }),
        ...(each === seat ? { kind: 'person' } : { kind: 'bot', level }),
      }),
    );
    const record = study.record && { ...study.record, log: logTo(leave()) };
    const id = record && keepRecord(here, room, record satisfies MatchRecord, seated);
    if (id?.ok) go(paths.match(room.game.id, id.value));
  };
  return (
    <>
      <button type="button" disabled={turn === OVER} onClick={() => open(true)}>
        <MenuIcon name="play" />
        {texts.playOn}
      </button>
      {isOpen && (
        <Dialog
          title={texts.playOnTitle}
          close={() => open(false)}
          actions={
            <>
              <button type="button" onClick={() => open(false)}>
                {texts.cancel}
              </button>
              <button type="button" class="primary" onClick={start}>
                {texts.playOnStart}
              </button>
            </>
          }
        >
          <p class="play-on-say">
            {(study.record ? texts.playOnSay : hides ? texts.playOnDealt : texts.playOnHere)(names.length)}
          </p>
          {names.length > 1 && (
            <Segments
              name="play-on-seat"
              legend={texts.playOnSeat}
              choices={names.map((name, each) => ({ value: each, title: texts.playOnAs(name) }))}
              value={seat}
              change={choose}
            />
          )}
          {names.length > 1 && (
            <Segments
              name="play-on-level"
              legend={texts.playOnLevel}
              choices={LEVELS.map((value) => ({ value, title: value }))}
              value={level}
              change={setLevel}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

function levelIn(seated: readonly Player[]): number {
  const bot = seated.find((player) => player.kind === 'bot');
  return bot?.kind === 'bot' && bot.level <= LEVELS.length ? bot.level : USUAL_LEVEL;
}

function logTo(at: StudyNode): string[] {
  const log: string[] = [];
  for (let node: StudyNode | undefined = at; node?.parent; node = node.parent) log.unshift(node.text);
  return log;
}
