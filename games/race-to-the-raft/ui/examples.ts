import { texts } from '#texts/race-to-the-raft/examples.ts';
import type { Example } from '../../room.ts';

/** Texts for the viewer to begin with: the first is shown to whoever brings none. */
export const examples: readonly Example[] = [
  {
    id: 'middle',
    title: texts.middle,
    text:
      '{"fffffffffffyffffff\\nffffffffffYyffffff\\nfffffffffyyyffffff\\nffffffpfrgypgfypbg\\nffffffpffpbrrffpry\\nffffff' +
      'ffpygppfrygb\\nfffgfffpbbpyrggbpg\\nfffgGfbgrrrypbyryb\\nfffggggggrybgybrgy\\nffffffbgggrpygybgy\\nfffffffyfgrbgy' +
      'rpbg\\nfffffffffgyyygyyrp\\nffffffyprgggggrwww\\nfffbBbpbrbbbbbbwow\\nfffbbbgyrggbgrpwww\\n", "Aabcefghijklmnopqr' +
      'stuvwxyBacdefghiklnopqrstuvwxyCabcdfghijklmnoqrstuvwxyDabcdefghijklmnopqrstuvwxy", "ABjCepD", "", "abcdefghi' +
      'jkmopqrstuvwxyABCDE"}',
  },
  {
    id: 'board',
    title: texts.board,
    text:
      'fffffffffffyffffff\nffffffffffYyffffff\nfffffffffyyyffffff\nffffffpbrgypgpypbg\nffffffpgypbrrbgpry\nffffffgypygpp' +
      'yrygb\nfffgffrpbbpyrggbpg\nfffgGfbygbrypbyryb\nfffggggrrgybgybrgy\nffffffbbrbrpygybgy\nffffffrypgrbgyrpbg\nffffffy' +
      'gggyppbyyrp\nffffffypyybygbrwww\nfffbBbpbbgyrpgbwow\nfffbbbgyrpbbgrpwww\n',
  },
  {
    id: 'boardAndHand',
    title: texts.boardAndHand,
    text:
      'fffffffffffyffffff\nffffffffffYyffffff\nfffffffffyyyffffff\nffffffpbrgypgpypbg\nffffffpgypbrrbgpry\nffffffgypygpp' +
      'yrygb\nfffgffrpbbpyrggbpg\nfffgGfbygbrypbyryb\nfffggggrrgybgybrgy\nffffffbbrbrpygybgy\nffffffrypgrbgyrpbg\nffffffy' +
      'gggyppbyyrp\nffffffypyybygbrwww\nfffbBbpbbgyrpgbwow\nfffbbbgyrpbbgrpwww\nAdBbjmCepD',
  },
  {
    id: 'cutOff',
    title: texts.cutOff,
    text:
      'fffffffffffyffffff\nffffffffffYyffffff\nfffffffffyyyffffff\nffffffpfrgypgfypbg\nffffffpffpbrrffpry\nffffffffpygpp' +
      'frygb\nfffffffpbbpyrggbpg\nffffGfbgrrrypbyryb\nffffffgggrybgybrgy\nffffffbgggrpygybgy\nfffffffyfgrbgyrpbg\nfffffff' +
      'ffgyyygyyrp\nffffffyprgggggrwww\nfffbBbpbrbbbbbbwow\nfffbbbgyrggbgrpwww\n',
  },
  {
    id: 'won',
    title: texts.won,
    text:
      '{"fffffffffffyffffff\\nffffffffffyyffffff\\nfffffffffyyyffffff\\nffffffpfrggygffffg\\nffffffpffgryrfffff\\nffffff' +
      'ffpgrypfrygb\\nfffgffffbbpyrggbpg\\nfffggfffrrrypbyryb\\nfffggfffgrpybybrgy\\nffffffffffpybgybgy\\nfffffffyffpyby' +
      'rpbg\\nfffffffffgyyyyyyrp\\nfffffffbbggggggWWW\\nfffbffffbbbbgbbwow\\nfffbbbfryggbgrpwww\\n", "Aabcefghijklmnopqr' +
      'stuvwxyBacdfghiklnopqrstuvxyCabcdfghijklmnoqrstuvwxyDabcefghjklmnpqrstvwxy", "ABCDu", "B1216G1217Y1215", "ab' +
      'cdehjkmopqrsuvwxyABCDE"}',
  },
  {
    id: 'challenge',
    title: texts.challenge,
    text: 'LNSNLASAF000300060012001503030903C112033060340009R01215',
  },
];
