import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/dialogs', {
  curtain: {
    title: (name: string) => `${name}’s turn`,
    say: (name: string) => `Pass the device to ${name}, then continue.`,
    lift: (name: string) => `I am ${name}`,
  },
  restart: {
    title: 'Start again?',
    say: 'A new match begins with the same players and options. This one stays under “Your matches”.',
    again: 'New match',
    stay: 'Go on with this one',
  },
  menu: {
    title: 'Menu',
    close: 'Close',
    redo: 'Redo',
    restart: 'Start again',
    campaign: 'Campaign',
    rules: 'Rules',
    save: 'Save the match as a file',
    view: 'Open this position in the viewer',
    replay: 'Replay the match move by move',
    others: 'New match with other players',
    sound: 'Sound',
    pace: 'How others move',
    calm: 'Calmly',
    quick: 'Quickly',
    instant: 'At once',
  },
});
