import { texts } from '#texts/stratopolis/examples.ts';
import type { Example } from '../../room.ts';

/** Texts for the viewer to begin with: the first is shown to whoever brings none. */
export const examples: readonly Example[] = [
  {
    id: 'printed',
    title: texts.printed,
    text: 'MMUANLOBLNBCONSCKLDAPOTCMLEBPLMBKNJDOLNBMLDANPLDNNBAONMCLOFAPQTC',
  },
  {
    id: 'opening',
    title: texts.opening,
    text: 'MMUANLOB',
  },
  {
    id: 'covered',
    title: texts.covered,
    text: 'MMUANOPDMPACMRRCPOHAPRKCNSFBNOMCQMAAPSRAOUJCQRPDMSHDSQLBOWIDSROCLTFAPQQDNXGCSOQANQGAQTTAKTJCUQTBMVIANWMC',
  },
  {
    id: 'finished',
    title: texts.finished,
    text:
      'MMUANOPDMPACMRRCPOHAPRKCNSFBNOMCQMAAPSRAOUJCQRPDMSHDSQLBOWIDSROCLTFAPQQDNXGCSOQANQGAQTTAKTJCUQTBMVIANWMCQSBB' +
      'WRSCSSBBSMOAOQCBTULBOQDATSNDIUDCOXKAISEDVSNAKRECURSBJPCB',
  },
  {
    id: 'illegal',
    title: texts.illegal,
    text: 'MMUANLOBMLFA',
  },
];
