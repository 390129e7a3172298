import { texts } from '#texts/metro/examples.ts';
import type { Example } from '../../room.ts';

/** Texts for the viewer to begin with: the first is shown to whoever brings none. */
export const examples: readonly Example[] = [
  {
    id: 'middle',
    title: texts.middle,
    text:
      'bcdd05aacb06cdac74ccda10aaaa17cbaa71accd64aacb47dada20dbcd61cbaa60aaaa70acba21aacb67bcbc22cccc11acba65ddbc16' +
      'dbcd32acba50aaaa03cbcb51badb37dddd62ddbc12acba27cbaa13adbb02dbba23bbbb75',
  },
  {
    id: 'opening',
    title: texts.opening,
    text: 'bcdd05aacb06cdac74ccda10aaaa17',
  },
  {
    id: 'bigTile',
    title: texts.bigTile,
    text:
      'bcdd05aacb06cdac74ccda10aaaa17cbaa71accd64aacb47dada20dbcd61cbaa60aaaa70acba21aacb67bcbc22cccc11acba65ddbc16' +
      'dbcd32acba50aaaa03cbcb51badb37dddd62ddbc12acba27cbaa13adbb02dbba23bbbb75adad01cccc46cbaa07baac04ccda14dada41' +
      'accd72baac73cdac76bbbb63bcbc15badb30cbcb66aacb53bbad25cddb55adbb40bcdd54dacc45baac52dddd31cddb42',
  },
  {
    id: 'finished',
    title: texts.finished,
    text:
      'bcdd05aacb06cdac74ccda10aaaa17cbaa71accd64aacb47dada20dbcd61cbaa60aaaa70acba21aacb67bcbc22cccc11acba65ddbc16' +
      'dbcd32acba50aaaa03cbcb51badb37dddd62ddbc12acba27cbaa13adbb02dbba23bbbb75adad01cccc46cbaa07baac04ccda14dada41' +
      'accd72baac73cdac76bbbb63bcbc15badb30cbcb66aacb53bbad25cddb55adbb40bcdd54dacc45baac52dddd31cddb42dbba57dacc35' +
      'baac56adad26bbad24aaaa36cbcb77bcbc00',
  },
  {
    id: 'printed',
    title: texts.printed,
    text: 'cccc32',
  },
  {
    id: 'illegal',
    title: texts.illegal,
    text: 'bcdd05aacb06cdac74ccda10aaaa17dddd00aaaa55',
  },
];
