import type { Fault } from '../core/result.ts';

/** What a table or the desk refuses, in one sentence each. */
const FAULTS = {
  'match.unknown': 'There is no such table.',
  'match.moved-on': 'The match has moved on. Look again.',
  'match.not-begun': 'The match has not begun yet.',
  'match.begun': 'The match has begun.',
  'match.paused': 'The match is paused.',
  'match.over': 'The match is over.',
  'match.not-over': 'The match is not over yet.',
  'match.hidden': 'Something in this match is hidden, so it can be had when it is over.',
  'match.late-abort': 'A match can be called off before the second move only.',
  'match.private': 'This table is not open to watchers.',
  'seat.yours-not': 'You do not sit at this table.',
  'seat.taken': 'This seat is taken.',
  'seat.none': 'No seat is free.',
  'seat.already': 'You already sit at this table.',
  'seat.host': 'Only whoever made the table can do this.',
  'seat.invite': 'This seat is for people with the link.',
  'seat.not-late': 'This seat is not late.',
  'seat.not-held': 'No computer player holds your seat.',
  'offer.none': 'Nobody has proposed anything.',
  'offer.pending': 'Something else has been proposed. Answer that first.',
  'offer.wait': 'Your last proposal was refused. Wait a little before the next.',
  'offer.ply': 'Only your own moves can be taken back.',
  'offer.no-takebacks': 'At this table nothing is taken back.',
  'offer.no-draw': 'This game knows no draw by agreement.',
  'talk.closed': 'Free chat is not open at this table.',
  'key.unknown': 'This key is not known here.',
  'code.unknown': 'This code is not known, or it is too old.',
  'table.unknown': 'No open table has these letters.',
  'table.game': 'There is no such game.',
  'table.seats': 'A table needs a seat for a person.',
  'table.me': 'You can take one seat.',
  'table.zone': 'There is no such time zone.',
  'hook.address': 'This address cannot be reached from here, or it is not public.',
  'limit.rate': 'That was too much at once. Slow down.',
  'limit.tables': 'You have made many tables. Try again later.',
  'server.busy': 'The server could not store that. Try again.',
  'hello.first': 'The first message must be hello.',
  'origin.foreign': 'This page belongs to another address.',
} as const;

export type FaultCode = keyof typeof FAULTS;

export function refusal(code: FaultCode, where?: readonly string[]): Fault {
  return { code, message: FAULTS[code], ...(where ? { where } : {}) };
}
