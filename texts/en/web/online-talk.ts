import { inLanguage } from '../../language.ts';
import { listOf } from '../grammar.ts';

export const texts = inLanguage('web/online-talk', {
  title: 'Talk',
  openNew: (unread: number) => (unread === 0 ? 'Talk' : `Talk (${unread} new)`),
  close: 'Close',
  more: 'More',
  /** Over the open talk, where that covers what they speak of. */
  behind: { request: 'You have a request: see it', turn: 'Your turn: back to the match' },
  nothing: 'Nobody has said anything yet.',
  /** Over what was said in the match before a rematch, and over what was said since. */
  lastMatch: 'Last match',
  thisMatch: 'This match',
  /** Behind words that wait for the connection. */
  unsent: 'Not sent yet',
  watcher: (name: string) => `${name} (watching)`,
  chat: 'Message',
  send: 'Send',
  closed: 'You don’t know everyone here, so free chat is off until everyone agrees.',
  want: 'Ask to chat freely',
  wanted: 'You asked to chat freely. Chat opens when everyone agrees.',
  wants: (who: readonly string[]) => `${listOf(who)} would like to chat freely.`,
  notNow: 'Not now',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  /** To somebody who watches and has no name here yet, over the field for it. */
  nameless: 'Type your name to talk.',
  takeName: 'OK',
  apart: 'Players can’t see what you say here until the match is over.',
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'have-fun': 'Have fun!',
    'nice-move': 'Nice move',
    'well-played': 'Well played',
    thanks: 'Thanks!',
    sorry: 'Sorry!',
    oops: 'Oops!',
    wow: 'Wow!',
    hurry: 'Your move, please',
    'one-moment': 'One moment…',
    'good-game': 'Good game!',
    goodbye: 'Goodbye!',
  },
  emotes: 'Without words',
  /** On their buttons. */
  sendEmote: {
    smile: 'Send a smile',
    laugh: 'Send a laugh',
    thumb: 'Send a thumbs-up',
    gasp: 'Send a gasp',
    think: 'Send a thinking face',
    tears: 'Send tears',
    heart: 'Send a heart',
    party: 'Send a cheer',
  },
  /** After the name of the person who does it. */
  emote: {
    smile: 'smiles',
    laugh: 'laughs',
    thumb: 'gives a thumbs-up',
    gasp: 'gasps',
    think: 'is thinking',
    tears: 'is in tears',
    heart: 'sends a heart',
    party: 'cheers',
  },
});
