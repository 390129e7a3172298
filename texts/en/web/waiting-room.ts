import { inLanguage } from '../../language.ts';
import { count, listOf, owner, plural } from '../grammar.ts';

export const texts = inLanguage('web/waiting-room', {
  tab: (table: string) => table,
  /** The title of a table to which everybody was asked again. */
  rematch: (game: string) => `${game} rematch`,
  waitingFor: (seats: number) => `Waiting for ${count(seats, { one: 'more player', other: 'more players' })}`,
  waitingForPeople: (names: readonly string[]) => `Waiting for ${listOf(names)}`,
  declined: (names: readonly string[]) => `${listOf(names)} said no to a rematch. Invite someone else?`,
  /** While somebody waits for anyone from the lobby. */
  listed: (waiting: string) => `${waiting}. Your table is listed under “Open tables”.`,
  /** Before the ways to pass the time. */
  whileWaiting: 'While you wait',
  called: 'Go anywhere in Boardwalk. You’re called when the match starts.',
  ways: {
    lesson: { title: 'Take the lesson', say: (game: string) => `${game} in a few minutes` },
    warmUp: { title: 'Warm up', say: 'A match against the computer', alone: 'A match on your own' },
    puzzle: { title: 'Today’s puzzle', say: 'Find the best move' },
    rules: { title: 'Read the rules', say: 'With pictures and examples' },
  },
  /** People who have the table open and no seat. */
  lookers: (people: number) => count(people, { one: 'person is looking', other: 'people are looking' }),
  waitingForHost: 'Everyone is here. Waiting for the host to start.',
  ready: 'Everyone is here.',
  lost: 'The connection is lost. Trying again…',
  seats: 'Seats',
  you: 'you',
  host: 'host',
  here: 'Here',
  /** At one's own seat, whose mark is a button. */
  hereYou: 'Here. Press the token to change your colour.',
  away: 'Not here right now',
  /** For somebody with its link. */
  vacant: 'Waiting for someone with the new link',
  leave: 'Give up my seat…',
  leaving: {
    title: 'Give up your seat?',
    guest:
      'Your seat becomes free, and you need the link to come back. To keep it, just go to another page: you’re called when the match starts.',
    host: 'Your seat becomes free, and someone else here becomes the host. To keep it, just go to another page: you’re called when the match starts.',
    alone:
      'The table stays open for anyone with the link, and the first to sit down becomes its host. To keep your seat, just go to another page: you’re called when the match starts.',
    yes: 'Give it up',
    no: 'Stay',
  },
  /** The host, for a seat of somebody who has not sat down. */
  change: (seat: number) => `Who sits in seat ${seat}`,
  keptFor: (name: string) => `For ${name}`,
  friend: 'For a friend',
  stranger: 'For anyone',
  bot: (level: number) => `Computer, level ${level}`,
  /** A level that can’t be chosen, because it hasn’t learned to play with these game options. */
  botUntrained: (level: number) => `Computer, level ${level} (not with these options)`,
  sitHere: 'Move here',
  sitHereMore: (seat: number) => `to seat ${seat}`,
  invite: 'Invite friends',
  inviteToo: 'Invite a friend instead',
  inviteSay: 'Scan the code, open the link, or type the letters under “Play online”. No account needed.',
  letters: (letters: string) => `Six letters: ${letters}`,
  /** Where there is no room for the whole sentence. */
  lettersSay: 'Code for “Play online”:',
  link: 'Link to this table',
  copy: 'Copy link',
  copied: 'Copied',
  cannotCopy: 'Copy it from the field',
  share: 'Share',
  shareTitle: (game: string) => `Play ${game} with me`,
  qr: 'QR code of the link',
  onlyHere: 'This link only works on this computer. To play with other devices, start Boardwalk with {command}.',
  /** The command in it, as a shell takes it. */
  openToNetwork: 'npm start -- --host 0.0.0.0',
  starts: 'The match starts by itself when every seat is taken.',
  start: (players: number) => plural(players, { one: 'Start on your own', other: `Start with ${players} players` }),
  /** Under that button, while seats are free. */
  startsOr: 'Or wait: the match starts by itself when every seat is taken.',
  startOr: 'Or wait until every seat is taken.',
  startLater: 'You can start when enough players are here.',
  dice: 'Fair shuffle',
  diceSay:
    'The server sealed its secret before anyone sat down, and every player adds one. After the match anyone can check every draw.',
  seal: (letters: string) => `Seal ${letters}`,
  notices: 'Tell me when it’s my turn',
  noticesSay: 'This match can take days. Your browser can notify you when it’s your turn.',
  noticesDenied: 'The browser doesn’t allow it. You can change that in its settings for this site.',
  noticesOn: 'You’ll be notified when it’s your turn.',
  join: {
    /** The title for somebody who has followed the link. */
    invites: (host: string, game: string) => `${host} invites you to ${game}`,
    invitesTo: (game: string) => `You’re invited to ${game}`,
    /** For somebody with the new link of a seat in a match that is on. */
    seatOf: (name: string, game: string) => `${owner(name)} seat in ${game}`,
    goesOn: 'The match is on. Sit down to play it from here.',
    learn: (game: string) => `New to ${game}? Take the short lesson first`,
    open: 'There is a free seat for you.',
    sit: 'Sit down',
    watch: 'Watch',
    full: 'All seats are taken. You can watch the match.',
    begun: 'The match has already started. You can watch it.',
    fullPrivate: 'All seats are taken, and the host doesn’t allow watchers.',
    /** Before what is needed instead. */
    damaged: 'This invitation link seems to be incomplete.',
    letters: 'Type the six letters',
    needsLink:
      'To sit down here you need the invitation. Ask the host for its link or its six letters, or wait here and watch.',
    needsLinkPrivate: 'To sit down here you need the invitation. Ask the host for its link or its six letters.',
    other: 'Are you playing on another device already?',
    otherLink: 'Connect this device',
  },
});
