import { texts } from '#texts/arboretum/examples.ts';
import type { Example } from '../../room.ts';

/** Texts for the viewer to begin with: the first is shown to whoever brings none. */
export const examples: readonly Example[] = [
  {
    id: 'middle',
    title: texts.middle,
    text:
      '{"B", "Aa3C00C00a4N01C00d2C00W01d3N01W01d5N01E01b4C00E01c5N01E02j6C00E02", "Ab3b1j4b6c6b7", "Bj2C00C00a1C00E' +
      '01m3N01C00m2N01E01m4N01W01a5N02W01m5C00W01", "Ba2d4d7m6c4j7"},\n{"b2b5c2c3j1j3j5", "Aa6c1c7d1d6j8m8", "Ba7a8b' +
      '8c8d8m1m7"}',
  },
  {
    id: 'printed',
    title: texts.printed,
    text: '{"B", "Am1C00C00a4N01C00",\n"Ac5a7", "Bj5C00C00j6C00E01", "Bd2"}',
  },
  {
    id: 'opening',
    title: texts.opening,
    text:
      '{"A", "Aa3C00C00a4N01C00", "Ab3b1", "Bj2C00C00a1C00E01", "Ba2d4"},\n{"a6a7b2b4b5b6b7b8c1c2c3c4c5c7c8d2j1j3j5j' +
      '6j7m2m3m5m6m8", "Ac6d1d3d5d6j4j8", "Ba5a8d7d8m1m4m7"}',
  },
  {
    id: 'finished',
    title: texts.finished,
    text:
      '{"A", "Aa3C00C00a4N01C00d2C00W01d3N01W01d5N01E01b4C00E01c5N01E02j6C00E02c8C00E03c1S01W01c2N02C00j4S01E02b1C0' +
      '0W02c3S01E03j1S02E02", "Ad6d8", "Bj2C00C00a1C00E01m3N01C00m2N01E01m4N01W01a5N02W01m5C00W01b5N02W02b8N02W03j3' +
      'S01C00a8N02C00m6C00W02j7C00W03b2S01E01", "Ba2d4d7"},\n{"", "Aa6b7c4c6d1j8m8", "Ba7b3b6c7j5m1m7"}',
  },
  {
    id: 'illegal',
    title: texts.illegal,
    text: '{"B", "Am1C00C00a4N03C00",\n"Ac5a7", "Bj5C00C00j6C00E01", "Bd2"}',
  },
];
