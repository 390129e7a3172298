/** Documents of the source code that can be read here. */
export type DocumentName = 'bots' | 'contributing';

/** The last part of an address. Shorter than any invitation, so that none is taken for it. */
const REPLAY = 'replay';

/** Addresses inside the page. They stand behind the #, so that any file server can host the app. */
export const paths = {
  home: '/',
  matches: '/matches',
  /** Bots and games of one's own. */
  build: '/build',
  /** A document of the source code. */
  document: (name: DocumentName) => `/build/${name}`,
  setUp: (game: string) => `/${game}/new`,
  match: (game: string, id: string) => `/${game}/match/${id}`,
  /** The same, opened at its first move to be seen again. */
  replay: (game: string, id: string) => `${paths.match(game, id)}/${REPLAY}`,
  /** A table on the server beside the page; with an invitation it is the link that friends are sent. */
  online: (game: string, match: string, invite = '') => `/${game}/online/${match}${invite && `/${invite}`}`,
  onlineReplay: (game: string, match: string) => paths.online(game, match, REPLAY),
  lobby: '/online',
  makeTable: (game = '') => `/online/new${game && `/${game}`}`,
  /** A match of this device goes on at a table. */
  carry: (id: string) => `/online/carry/${id}`,
  onlineSettings: '/online/settings',
  about: '/about',
  privacy: '/privacy',
  /** The id of a match of this browser, or a study as `packText` gives it; with a ply it opens there. */
  study: (game: string, text = '', ply?: number) =>
    [`/${game}/study/${encodeURIComponent(text)}`, ...(ply === undefined ? [] : [ply])].join('/'),
  /** Setting up a position by hand; `text` is a position as `packText` packs it. */
  edit: (game: string, text = '') => `/${game}/edit/${encodeURIComponent(text)}`,
  /** One of the game's puzzles, or the one of the day. */
  puzzle: (game: string, id = '') => `/${game}/puzzle${id && `/${id}`}`,
  openings: (game: string) => `/${game}/openings`,
  /** How somebody has played in this browser. */
  history: '/history',
  campaign: (game: string) => `/${game}/campaign`,
  lesson: (game: string, step = '') => `/${game}/learn/${step}`,
  /** At a chapter, or where a numbered rule is explained. */
  rules: (game: string, place = '') => `/${game}/rules/${place}`,
  exactRules: (game: string, rule = '') => `/${game}/exact-rules/${rule}`,
  /** `text` as `packText` gives it; with a step the link opens there. */
  view: (game: string, text = '', step?: number, seats?: number) => {
    // Half of a pair of characters, which a text area can hold, would make the escaping throw.
    const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
    const rest = seats === undefined ? [step] : [step ?? NO_STEP, seats];
    return [`/${game}/view/${escaped}`, ...rest.filter((part) => part !== undefined)].join('/');
  },
};

const NO_STEP = '-';

/** A number in an address, as `paths.view` writes it; anything else is none. */
export function readNumber(part: string | undefined): number | undefined {
  return part !== undefined && /^\d{1,4}$/.test(part) ? Number(part) : undefined;
}
