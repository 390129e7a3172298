import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/online', {
  connecting: 'Connecting to the table…',
  noServer: 'There is no server here for online tables. If you host Boardwalk yourself, start it with “npm start”.',
  seats: 'Seats',
  waiting: 'waiting for a player',
});
