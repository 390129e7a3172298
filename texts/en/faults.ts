import type { PlatformSentences } from '../../core/platform-faults.ts';
import { sentencesOf } from '../sentences.ts';
import { count, eitherOf } from './grammar.ts';

/** "There is no game "mtero". Did you mean metro? Games: …" */
const unknown = (what: string, all: string) => (d: { name: string; near: string; known: readonly string[] }) =>
  `There is no ${what} ${d.name}.${guess(d.near)} ${all}: ${d.known.join(', ')}.`;

const guess = (near: string) => (near === '' ? '' : ` Did you mean ${near}?`);

const takes = (d: { method: string; takes: readonly string[] }) =>
  `${d.method} takes ${d.takes.length === 0 ? 'no arguments' : d.takes.join(', ')}`;

/** What is wrong with a match, a file, a call: everything but the rules of a game. */
sentencesOf<PlatformSentences>('', {
  'match.seats': ({ game, least, most, seats }) =>
    `${game} is for ${least === most ? count(most, { one: 'player', other: 'players' }) : `${least} to ${most} players`}, not ${seats}.`,
  'match.game': ({ found, wanted }) => `This is a match of ${found}, not of ${wanted}.`,
  'match.version': ({ played, here }) =>
    `This match was played with version ${played} of the rules. Only version ${here} can be played here.`,
  'match.roll': 'This can’t be drawn now.',
  'match.over': 'The match is over.',
  'match.turn': ({ seat }) => `It isn’t seat ${seat}’s turn.`,
  'match.turn/yours': 'It isn’t your turn.',
  'match.moved-on': 'The match has moved on. Try again.',
  'match.elsewhere': 'You are playing this match in another tab.',
  'match.replay': 'This is a replay. Return to the match to play.',
  'match.players': 'The number of players doesn’t match the number of seats.',
  'match.line': ({ line, text }, said) => `Line ${line}, ${text}: ${said}`,
  'text.character': ({ at }, said) => `${said.replace(/\.$/, '')} (character ${at}).`,
  'settings.unknown': ({ option, near, known }) =>
    `There is no option ${option}.${guess(near)} ${known.length === 0 ? 'This game has none.' : `Options: ${known.join(', ')}.`}`,
  'settings.value': ({ option, value, near, known }) =>
    `Option ${option} can’t be ${value}.${guess(near)} Choose ${eitherOf(known)}.`,
  'settings.value/picks': ({ option, value, near, known, count, from }) =>
    `Option ${option} can’t be ${value}.${guess(near)} Choose ${eitherOf(known)}, or ${count} of the letters ${from} in that order.`,
  'settings.value/type': ({ option, type, known }) =>
    `Option ${option} can’t be of type ${type}. Choose ${eitherOf(known)}.`,
  'settings.pair': ({ text }) => `${text} is not an option. Write option=value, each option once.`,
  'record.json': 'This is not JSON.',
  'record.empty': 'There is no match in it.',
  'record.sealed':
    'This match is still being played and its hidden part is sealed. Open the file in the app to continue.',
  'record.form': ({ found }) => `A match must be an object, not ${found}.`,
  'record.form/field': ({ field, wanted, found }) => `The match’s "${field}" must be ${wanted}, not ${found}.`,
  'record.form/missing': ({ field, wanted }) => `The match’s "${field}" is missing; expected ${wanted}.`,
  'record.game': ({ game }) => `There is no game called ${game} here.`,
  'record.line': ({ line }, said) => `Line ${line}: ${said}`,
  'saved.id': 'The saved match has no name.',
  'saved.players': 'The number of players doesn’t match the number of seats.',
  'file.sealed': 'The hidden part of this file is damaged, so the match can’t be opened.',
  'call.argument': ({ name, expects, found }) => `${name} must be ${expects}, not ${found}.`,
  'call.argument/missing': ({ name, expects }) => `${name} is missing; expected ${expects}.`,
  'call.tooLong': ({ most }) => `A request can have at most ${most} characters.`,
  'call.json': ({ reason }) => `The request is not JSON: ${reason}`,
  'call.request': 'A request is an object with "id", "game", "method" and "input".',
  'call.request/game': 'A request needs a "game", as a text.',
  'call.request/method': 'A request needs a "method", as a text.',
  'call.game': unknown('game', 'Games'),
  'call.command': unknown('command', 'Commands'),
  'call.option': unknown('option', 'Options'),
  'call.method': unknown('method', 'Methods'),
  'call.method/none': ({ game }) => `${game} has no official methods: it does not come from an assignment.`,
  'call.input': unknown('argument', 'Arguments'),
  'call.input/many': (d) => `${takes(d)}, not ${count(d.given, { one: 'argument', other: 'arguments' })}.`,
  'call.input/form': (d) => `"input" must be an object or a list: ${takes(d)}.`,
  internal: ({ error }) => error,
  'play.many': ({ typed, count: moves, some }) =>
    `${moves} moves begin with ${typed}: ${some.join(', ')}${some.length < moves ? ', …' : ''}`,
  'arena.player': ({ game, name, near, known }) =>
    `${game} has no player "${name}".${guess(near)} Players: ${known.join(', ')}.`,
  'net.form': ({ form }) => `This is not a file of nets: it does not begin with ${form}.`,
  'net.size': ({ game, found, wanted }) => `The nets of ${game} have ${found} bytes, not ${wanted}.`,
  'net.spoiled': ({ game }) => `The nets of ${game} are damaged.`,
});
