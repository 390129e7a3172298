import { inLanguage } from '../../language.ts';

/** Every sentence is held to what server/ does; retention.ts has the days. */
export const texts = inLanguage('web/privacy', {
  tab: 'Privacy',
  crumb: 'Privacy',
  title: 'What the server knows about you',
  lead: 'Next to nothing. There are no accounts, no ads, no cookies and no tracking.',
  sections: [
    {
      title: 'Without online play',
      points: [
        'Matches on one screen or against the computer never leave your browser. Nothing is sent anywhere.',
        'If you clear this site’s data in your browser, your matches are gone for good.',
      ],
    },
    {
      title: 'When you play online',
      points: [
        'The name you type, up to 16 letters. It doesn’t have to be yours.',
        'The tables you sit at: the game, its moves and when they were made, and what is said there.',
        'A fingerprint of your device’s key, not the key itself. The key stays in your browser; it is how the server knows you.',
        'Where to send notifications, only if you turn them on: an address of your browser’s push service, or the web address you typed.',
        'Your programs: their names, and fingerprints of their tokens.',
      ],
    },
    {
      title: 'What it doesn’t keep',
      points: [
        'Your internet address. It is held in memory for a short while, to slow down anyone who sends too much, and never written to disk or to a log.',
        'Names, keys or chat in its logs.',
        'Anything for advertisers. Nothing is passed on to other companies, except notifications: they go through your browser’s push service.',
      ],
    },
    {
      title: 'Who can see what',
      points: [
        'People at your table see your name, your moves and what you say. Your hidden cards are sent only to you until the match is over.',
        'Anyone who has a table’s address can watch, unless its maker chose “Nobody”. Watchers see no hidden cards.',
        'Tables with a seat for anyone are listed under “Play online”, with the names of those who sit there.',
        'The host of this server can read its database.',
      ],
    },
    {
      title: 'How long it stays',
      points: [
        'What is said at a table: until 30 days after the match.',
        'Matches that nobody touches: 90 days. Finished matches stay, so that you can replay them.',
        'Your name and keys: as long as you have a match here, and at least 90 days.',
        'A code for another device: ten minutes.',
      ],
    },
    {
      title: 'What you can do',
      points: [
        'Forget me, in the online settings, removes your name, what you said, your keys, programs and notifications at once. Your matches stay for the people you played with, with “Guest” in your place.',
        'You can download any finished match as a file.',
        'Backups that the host made before may still hold what was removed since.',
      ],
    },
  ],
  settings: 'Online settings',
});
