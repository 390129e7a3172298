import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/about', {
  tab: 'About',
  crumb: 'About',
  title: 'About Boardwalk',
  lead: 'A place to play, study and build modern board games. Free, with no account and no ads.',
  sections: [
    {
      title: 'Install it',
      points: [
        'Boardwalk runs in the browser, and you can install it like an app. It then has its own icon and window, and works offline.',
        'iPhone and iPad: in Safari, choose Share, then “Add to Home Screen”.',
        'Android: open the browser’s menu and choose “Install app” or “Add to Home screen”.',
        'Computer: in Chrome or Edge, choose the install icon in the address bar. In Safari, choose File, then “Add to Dock”.',
      ],
    },
    {
      title: 'The games',
      points: [
        'Arboretum was designed by Dan Cassar, Blue Lagoon by Reiner Knizia, Metro by Dirk Henn, Race to the Raft by Frank West and Stratopolis by Annick Lobet.',
        'The games belong to their designers and publishers. Boardwalk is an independent implementation with its own artwork. If you like a game here, buy the box.',
      ],
    },
    {
      title: 'Run it yourself',
      points: [
        'Boardwalk is free software under the MIT licence.',
        'One command starts it on your computer: `npm start`',
        'To let everyone at home or in a classroom play at its online tables: `npm start -- --host 0.0.0.0`',
      ],
    },
  ],
  build: 'Build a bot or a game',
  privacy: 'Privacy',
});
