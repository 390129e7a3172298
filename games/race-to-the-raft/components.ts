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
const CHALLENGE_ROWS: readonly (readonly [difficulty: number, name: string, code: string])[] = [
  [0, 'First steps', 'LNSNLASAF000300060012001503030903C112033060340009R01215'],
  [0, 'Ancient trail', 'LNSNLASAF000300090015030309031203C106033000650012R11215'],
  [0, 'Crossed paths', 'LNSNLASAF000300060012001506030903C000093030341203R11215'],
  [0, 'Down the river', 'LNSNLASAF00030006001203030903C00015100091120350603R21215'],
  [1, 'Early morning', 'SNSNSASAF00030015C00006000094030350012R30909'],
  [1, 'The protector', 'SASASASAF0009001203000600C10006300154000050900R10915'],
  [1, 'Wet paws', 'SNSNSASAF000300060012C00303100094090350015R30915'],
  [1, 'Mind the gap', 'SNSASASAF000600090012C10015306004000350900R10915'],
  [2, 'Waiting for friends', 'LASALASAF000000030009001503000900C00012312004060050006R20915'],
  [2, 'In the way', 'LNSNLASAF0003000600120903120312061215C00303100094001551212R10915'],
  [2, 'The old Teruvian', 'LNSALASAF000300090015C00012100061120050900R20915'],
  [2, 'Like a rainbow', 'LNSNLASAF0003000600090303C0060311203303064001250015R11215'],
  [2, 'Closing in', 'LESALESAF1200120912121215C109003060040300R10615'],
  [2, 'Fussy cats', 'SNSASASAF0003000600090015C109003001240600R20315'],
  [2, 'River rafts', 'LNSNLASAF0003000600090303090309121215C0001211203309153121240015R00603'],
  [2, 'Me first!', 'LASNLASAF00000003000903000909C30006300154001250600R31209'],
  [3, 'Down in the valley', 'SNSNSASAF0003000903030903C00006100153060340012R30906'],
  [3, 'Narrow spaces', 'SNSNSASAFC1000930003300154000650012R30909'],
  [3, 'Tricky waters', 'LNSNLASAF000300060009001203030903C00912100151060351203R21215'],
  [3, 'All over the place', 'SNSNSASAF00030009001503030915C10012306034000650903R10615'],
  [3, 'Stuck in the forest', 'SNSNSASAF00030006000906030915C00015109033001240303R10912'],
  [3, 'Meet the twins', 'SNSNSASAF000300150303C0000600009300123090340603R30912'],
  [3, 'Burning trees', 'LESNLASAF00090015060009060909C01209103003001251212R20615'],
  [3, 'Yanna’s children', 'LNSNLASAF00030006000903030603C00012200153090351203R11215'],
  [4, 'Running into fire', 'LALAF1500C000032000630000R11506'],
  [4, 'Hot sands', 'LNSNLASAF000300060012001503030312060306121203C109033120640009R20315'],
  [4, 'Clear the way', 'LASAFC100003000640003R20906'],
  [4, 'Running in circles', 'LNSNLASSF00030006001203031203C00009106033001540903R11212'],
  [4, 'Everyone is welcome', 'LNSNLSSSF000600121212C0120920003303064031251206R00009'],
  [4, 'Switch places', 'LASNLASAF00000003000903000909C30006300154060050012R31209'],
  [4, 'Keeping a balance', 'LASNLESAF0000000603001203C000030031530309309094060950600R31209'],
  [4, 'Around the island', 'LNSNLSSSF0003000609091212C000093091250012R31209'],
  [5, 'In the wrong place', 'LNSNLNSAFC1090330003300154000660012R31209'],
  [5, 'Drawing straws', 'SASNSNSAF0000001206090903C2000630300R20015'],
  [5, 'Mixed messages', 'SNSNSASAF00030009060309030915C10303300124000650015R30912'],
  [5, 'Straight dash', 'LESALASAF001200151200120912121215C00600100093030041203R20615'],
  [5, 'It’s meow or never', 'LNSNLASAF000300060012001503030603061212031206C100093031240903R20315'],
  [5, 'Down the waterfall', 'LNSNLASAF0003000900150303030903150603090312091215C100122000661203R01212'],
  [5, 'Burning tails', 'LNSNLASAF00030006030306030606060909030906C000123000940015R31203'],
];

export const CHALLENGES: readonly Challenge[] = CHALLENGE_ROWS.map(([difficulty, name, code]) => {
  const id = name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '-');
  return { id, name, difficulty, code };
});
