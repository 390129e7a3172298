/** What is in the box: data only. Everything lies as printed, facing north; rows run from the top. */

/** Terrain colours in the order of their letters, which is also the order of the official lists. */
export const COLOURS = ['blue', 'green', 'purple', 'red', 'yellow'] as const;
export const COLOUR_LETTERS = 'bgpry';

export const DECK_LETTERS = 'ABCD';
export const DECK_NAMES = ['circle', 'cross', 'square', 'triangle'] as const;
export const CARD_LETTERS = 'abcdefghijklmnopqrstuvwxy';

/** The pathway cards, deck by deck: three rows of three terrain letters each (R5). */
export const CARDS: readonly (readonly string[])[] = [
  [
    'bgb/bgy/bby',
    'gbb/brr/brr',
    'rrr/rgr/ggy',
    'ggb/ygb/ygb',
    'rrg/rrb/gbb',
    'ryr/ryr/ryr',
    'rrb/rbb/bbb',
    'bbr/byr/byb',
    'rby/rby/rry',
    'bbb/brr/brr',
    'rry/gry/grr',
    'rry/gry/rgg',
    'bby/bbr/grr',
    'rrr/rby/rby',
    'bbb/bgb/ygy',
    'rrr/yrg/yrg',
    'bbb/ybg/ybb',
    'ryb/ryb/byb',
    'gbb/rrb/rrr',
    'rgb/rgb/rgb',
    'gyr/gyr/ggr',
    'ybr/ybr/ybr',
    'ggr/grr/rrr',
    'bby/gby/gbb',
    'bgb/bgb/bgb',
  ],
  [
    'gpp/gpy/ggy',
    'rrr/gbg/gbg',
    'rby/rby/rby',
    'ggg/ygr/ygr',
    'ygg/bgg/bbr',
    'bby/bpy/bpp',
    'ggg/gpg/gpr',
    'ggg/ggg/bbb',
    'bby/pby/pbb',
    'bbb/brb/rry',
    'gbg/bgb/gbg',
    'bgb/ggb/bbg',
    'rrg/rgg/ggg',
    'ggp/ppp/ggg',
    'ggb/ggb/pgg',
    'bbb/bbb/ggg',
    'bbb/ybp/ybp',
    'bbb/bgy/bgy',
    'byr/brr/bbr',
    'grr/grr/ggg',
    'brb/brb/brb',
    'pyr/pyr/pyr',
    'ggy/gry/gry',
    'ygr/ygr/ygr',
    'bpg/bpg/bpg',
  ],
  [
    'yyy/byr/byr',
    'grg/grg/grg',
    'byy/byr/ryr',
    'yyy/yry/prg',
    'pyb/pyb/pyb',
    'yyb/gyb/gyy',
    'ppg/pgg/ggg',
    'ggg/grr/grr',
    'yyg/ygg/ppp',
    'ggg/ygp/ygp',
    'ypy/ypy/ygy',
    'rrg/ggg/ygg',
    'ggb/gpb/gpb',
    'rrr/gpg/gpg',
    'yyb/yrb/yrr',
    'ggy/ygy/ygg',
    'ybp/ypp/yyp',
    'bgp/bgp/bgp',
    'yyy/ygy/ygy',
    'rgg/ygg/yyp',
    'ppy/yyy/rry',
    'grg/gry/ggg',
    'ggg/gyg/gyg',
    'yry/yry/yry',
    'ggg/ggg/yyy',
  ],
  [
    'ppb/gpb/gpp',
    'ppp/pgp/ygb',
    'pbr/prr/ppr',
    'yyr/yyp/bpp',
    'ggg/yrp/yrp',
    'yyp/ygp/ygp',
    'rry/ryy/yyy',
    'yyp/gyp/gyy',
    'ggy/bgy/bgy',
    'ygp/ygp/ygp',
    'ygg/ygb/yyb',
    'yyy/byb/byp',
    'ppb/pgb/pgg',
    'ggp/gpp/ppp',
    'grp/grp/ggp',
    'yyy/yby/bbb',
    'gyy/ppy/ppp',
    'pbb/pbb/gbb',
    'byr/byr/byr',
    'pgy/pgy/pgy',
    'ppp/pyb/pyb',
    'yyy/ypb/ybb',
    'rpb/rpb/rpb',
    'ppp/byy/byy',
    'ppr/ppy/ryy',
  ],
];

export const HAND_SIZE = 6;

export const TILE_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDE';
/** The fire tiles in the order of their letters, one of each: `#` burns (R7). */
export const TILES: readonly string[] = [
  '##./###/.#.',
  '###/#../##.',
  '####/.#../.#..',
  '###../..###',
  '##./.##/##.',
  '###/##./#..',
  '###./.###',
  '###/.#./.#.',
  '.#../####/.#..',
  '#.../####/..#.',
  '###/#../#..',
  '##../.###/..#.',
  '##./.##',
  '##/.#/##',
  '###/##./.#.',
  '##../.###',
  '####/.##.',
  '##./.##/..#',
  '##./###/..#',
  '####/#...',
  '###./#.##',
  '####/#.#.',
  '#../###/..#',
  '.#./###/.#.',
  '##./.##/.#.',
  '#./##/#.',
  '####/.#..',
  '###/.#./.##',
  '###/##.',
  '####/##..',
  '###./..##/...#',
];

/** Island boards, plain face. On the other face the three leftmost columns burn (R1). */
export const LARGE_ISLANDS: readonly string[] = [
  'gbygygbyr/brpgygpby/ygbrrbrgp/bypbgypbr/gprpbrpgy/rbgyrygyp/ybygbbrpb/ygrpggbyg/bbypypgrr',
  'gbbyggybp/rbgpyyrgy/ygyrgbpgb/bprbrgyrp/gbrppbgrb/pygbyrpby/gbybygbrp/pygprgryg/gbrybyppy',
  'grgpybygr/gyprpgbyb/brbbrbgyr/gypgpypbg/pbrrbgpry/ygppyrygb/bpyrggbpg/brypbyryb/gybgybrgy',
  'rrbpgyyrb/ygypbbryp/bprbgypgb/rgbyybyrg/pypbgrggy/ygygpgbgp/bprbgybpb/rybpyrgyg/bgygppbrr',
];
export const SMALL_ISLANDS: readonly string[] = [
  'yypbrgprg/bpgrbpyby/gbypgybrr/grgbybgyp/rypbrgygg/bpgybpbry',
  'bbggrybbr/grpybgryp/pgrbpbygg/gpbyprypy/bygrygpbb/grybpygyr',
  'brpygybgy/grbgyrpbg/gyppbyyrp/ybygbrggr/gyrpgbypb/pbbgrpryb',
  'gyybgpgpb/prbyrgbyr/yprgybpgy/ggybrrbgb/brgpygybp/bprgpbyry',
];
export const FIRE_STRIP = 3;

/** Cat cards by number: a capital is a cat on its own colour, `f` is fire (R2). */
export const CAT_CARDS: readonly string[] = [
  'rrf/rRf/rrf',
  'fff/bBb/bbb',
  'fff/bBb/bbY',
  'gff/gGf/ggg',
  'ffy/fYy/yyy',
  'fpp/fPp/fpp',
  'fpp/fPp/fpR',
];
/** Raft cards by number: `o` is the mast, `w` a square for any cat, a colour a square for cats of that colour (R3). */
export const RAFT_CARDS: readonly string[] = ['www/wow/www', 'gyp/row/bww', 'prp/bow/byg', 'pby/ror/gwg'];
export const FIRE_CARD = 'fff/fff/fff';

export interface Challenge {
  readonly id: string;
  readonly name: string;
  /** 0 and 1 are the two groups for beginners, 2 to 5 the four campaigns. */
  readonly difficulty: number;
  readonly code: string;
}

/** Challenge codes: islands, then fire cards, cat cards and the raft card with their top left squares (R4). */
export const CHALLENGES: readonly Challenge[] = [
  {
    id: 'first-steps',
    name: 'First steps',
    difficulty: 0,
    code: 'LNSNLASAF000300060012001503030903C112033060340009R01215',
  },
  {
    id: 'ancient-trail',
    name: 'Ancient trail',
    difficulty: 0,
    code: 'LNSNLASAF000300090015030309031203C106033000650012R11215',
  },
  {
    id: 'crossed-paths',
    name: 'Crossed paths',
    difficulty: 0,
    code: 'LNSNLASAF000300060012001506030903C000093030341203R11215',
  },
  {
    id: 'down-the-river',
    name: 'Down the river',
    difficulty: 0,
    code: 'LNSNLASAF00030006001203030903C00015100091120350603R21215',
  },
  { id: 'early-morning', name: 'Early morning', difficulty: 1, code: 'SNSNSASAF00030015C00006000094030350012R30909' },
  {
    id: 'the-protector',
    name: 'The protector',
    difficulty: 1,
    code: 'SASASASAF0009001203000600C10006300154000050900R10915',
  },
  { id: 'wet-paws', name: 'Wet paws', difficulty: 1, code: 'SNSNSASAF000300060012C00303100094090350015R30915' },
  { id: 'mind-the-gap', name: 'Mind the gap', difficulty: 1, code: 'SNSASASAF000600090012C10015306004000350900R10915' },
  {
    id: 'waiting-for-friends',
    name: 'Waiting for friends',
    difficulty: 2,
    code: 'LASALASAF000000030009001503000900C00012312004060050006R20915',
  },
  {
    id: 'in-the-way',
    name: 'In the way',
    difficulty: 2,
    code: 'LNSNLASAF0003000600120903120312061215C00303100094001551212R10915',
  },
  {
    id: 'the-old-teruvian',
    name: 'The old Teruvian',
    difficulty: 2,
    code: 'LNSALASAF000300090015C00012100061120050900R20915',
  },
  {
    id: 'like-a-rainbow',
    name: 'Like a rainbow',
    difficulty: 2,
    code: 'LNSNLASAF0003000600090303C0060311203303064001250015R11215',
  },
  { id: 'closing-in', name: 'Closing in', difficulty: 2, code: 'LESALESAF1200120912121215C109003060040300R10615' },
  { id: 'fussy-cats', name: 'Fussy cats', difficulty: 2, code: 'SNSASASAF0003000600090015C109003001240600R20315' },
  {
    id: 'river-rafts',
    name: 'River rafts',
    difficulty: 2,
    code: 'LNSNLASAF0003000600090303090309121215C0001211203309153121240015R00603',
  },
  {
    id: 'me-first',
    name: 'Me first!',
    difficulty: 2,
    code: 'LASNLASAF00000003000903000909C30006300154001250600R31209',
  },
  {
    id: 'down-in-the-valley',
    name: 'Down in the valley',
    difficulty: 3,
    code: 'SNSNSASAF0003000903030903C00006100153060340012R30906',
  },
  { id: 'narrow-spaces', name: 'Narrow spaces', difficulty: 3, code: 'SNSNSASAFC1000930003300154000650012R30909' },
  {
    id: 'tricky-waters',
    name: 'Tricky waters',
    difficulty: 3,
    code: 'LNSNLASAF000300060009001203030903C00912100151060351203R21215',
  },
  {
    id: 'all-over-the-place',
    name: 'All over the place',
    difficulty: 3,
    code: 'SNSNSASAF00030009001503030915C10012306034000650903R10615',
  },
  {
    id: 'stuck-in-the-forest',
    name: 'Stuck in the forest',
    difficulty: 3,
    code: 'SNSNSASAF00030006000906030915C00015109033001240303R10912',
  },
  {
    id: 'meet-the-twins',
    name: 'Meet the twins',
    difficulty: 3,
    code: 'SNSNSASAF000300150303C0000600009300123090340603R30912',
  },
  {
    id: 'burning-trees',
    name: 'Burning trees',
    difficulty: 3,
    code: 'LESNLASAF00090015060009060909C01209103003001251212R20615',
  },
  {
    id: 'yannas-children',
    name: 'Yanna’s children',
    difficulty: 3,
    code: 'LNSNLASAF00030006000903030603C00012200153090351203R11215',
  },
  { id: 'running-into-fire', name: 'Running into fire', difficulty: 4, code: 'LALAF1500C000032000630000R11506' },
  {
    id: 'hot-sands',
    name: 'Hot sands',
    difficulty: 4,
    code: 'LNSNLASAF000300060012001503030312060306121203C109033120640009R20315',
  },
  { id: 'clear-the-way', name: 'Clear the way', difficulty: 4, code: 'LASAFC100003000640003R20906' },
  {
    id: 'running-in-circles',
    name: 'Running in circles',
    difficulty: 4,
    code: 'LNSNLASSF00030006001203031203C00009106033001540903R11212',
  },
  {
    id: 'everyone-is-welcome',
    name: 'Everyone is welcome',
    difficulty: 4,
    code: 'LNSNLSSSF000600121212C0120920003303064031251206R00009',
  },
  {
    id: 'switch-places',
    name: 'Switch places',
    difficulty: 4,
    code: 'LASNLASAF00000003000903000909C30006300154060050012R31209',
  },
  {
    id: 'keeping-a-balance',
    name: 'Keeping a balance',
    difficulty: 4,
    code: 'LASNLESAF0000000603001203C000030031530309309094060950600R31209',
  },
  {
    id: 'around-the-island',
    name: 'Around the island',
    difficulty: 4,
    code: 'LNSNLSSSF0003000609091212C000093091250012R31209',
  },
  {
    id: 'in-the-wrong-place',
    name: 'In the wrong place',
    difficulty: 5,
    code: 'LNSNLNSAFC1090330003300154000660012R31209',
  },
  { id: 'drawing-straws', name: 'Drawing straws', difficulty: 5, code: 'SASNSNSAF0000001206090903C2000630300R20015' },
  {
    id: 'mixed-messages',
    name: 'Mixed messages',
    difficulty: 5,
    code: 'SNSNSASAF00030009060309030915C10303300124000650015R30912',
  },
  {
    id: 'straight-dash',
    name: 'Straight dash',
    difficulty: 5,
    code: 'LESALASAF001200151200120912121215C00600100093030041203R20615',
  },
  {
    id: 'its-meow-or-never',
    name: 'It’s meow or never',
    difficulty: 5,
    code: 'LNSNLASAF000300060012001503030603061212031206C100093031240903R20315',
  },
  {
    id: 'down-the-waterfall',
    name: 'Down the waterfall',
    difficulty: 5,
    code: 'LNSNLASAF0003000900150303030903150603090312091215C100122000661203R01212',
  },
  {
    id: 'burning-tails',
    name: 'Burning tails',
    difficulty: 5,
    code: 'LNSNLASAF00030006030306030606060909030906C000123000940015R31203',
  },
];
