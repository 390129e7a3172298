import { texts } from '#texts/web/online-talk.ts';
import { texts as table } from '#texts/web/table.ts';
import type { Who } from '../../texts/who.ts';
import { type EarlierLine, earlierTalk } from '../online/earlier-talk.ts';
import { mutes, speakerOf } from '../online/mutes.ts';
import type { Said, TableLine, TableState } from '../online/table-line.ts';

/** What somebody said, under the name that they have at this table. */
export function lineOf({ by, what }: Said, names: readonly Who[]): EarlierLine {
  return by.kind === 'seat'
    ? { seat: by.seat, who: table.logWho(names[by.seat]), what }
    : { who: texts.watcher(by.name), what };
}

/** Takes the talk along to a rematch, and whom one does not want to hear. */
export function carryTalk(
  { match, talk }: Pick<TableLine, 'match'> & Pick<TableState, 'talk'>,
  to: string,
  names: readonly Who[],
) {
  const muted = mutes.get(match);
  const heard = talk.filter(({ by }) => !muted.includes(speakerOf(by)));
  const seats = names.length;
  earlierTalk.carry(
    to,
    heard.map((said) => lineOf(said, names)),
    seats,
  );
  mutes.carry(match, to, seats);
}
