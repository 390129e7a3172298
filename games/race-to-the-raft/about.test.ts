import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import type { Campaign } from '../room.ts';
import { about } from './about.ts';
import { parseChallenge } from './challenges.ts';
import { CAT_CARDS, CHALLENGES, RAFT_CARDS } from './components.ts';

const campaign: Campaign = about.campaign;
const steps = campaign.parts.flatMap((part) => part.steps);

/** What the code of a challenge says: its cats by colour, its raft and its width. */
const facts = CHALLENGES.map(({ id, code }) => {
  const [, cats = '', raft = ''] = /C(.*)R(.)/.exec(code) ?? [];
  const colours = (cats.match(/.{5}/g) ?? []).flatMap(([card]) => CAT_CARDS[Number(card)].match(/[BGPRY]/g) ?? []);
  const twins = colours.filter((colour, at) => colours.indexOf(colour) !== at).length;
  return {
    id,
    cats: colours.length,
    twins,
    mats: /[bgpry]/.test(RAFT_CARDS[Number(raft)]),
    columns: must(parseChallenge(code)).columns,
  };
});

describe('the campaign', () => {
  it('says how many cats a challenge has, and how many of them share a colour', () => {
    expect(steps.map(({ id }) => id)).toEqual(facts.map(({ id }) => id));
    for (const [at, { cats, twins }] of facts.entries()) {
      const pieces = steps[at].pieces ?? '';
      expect(pieces).toMatch(new RegExp(`^${cats} cats`));
      expect(pieces.match(/two /g)?.length ?? 0, steps[at].id).toBe(twins);
    }
  });

  it('marks what is new on the first challenge that has it', () => {
    const news = {
      'New: coloured mats': facts.find(({ mats }) => mats),
      'New: twins': facts.find(({ twins }) => twins > 0),
      'New: five cats': facts.find(({ cats }) => cats === 5),
      'New: narrow island': facts.find(({ columns }) => columns < 18),
      'New: six cats': facts.find(({ cats }) => cats === 6),
    };
    const marked = Object.fromEntries(steps.flatMap(({ id, first }) => (first ? [[first, id]] : [])));
    expect(marked).toEqual(Object.fromEntries(Object.entries(news).map(([words, found]) => [words, found?.id])));
  });

  it('tells a story of each that fits three rows of its card', () => {
    for (const { story = '' } of steps) expect(story.length, story).toBeLessThanOrEqual(88);
    expect(new Set(steps.map(({ story }) => story)).size).toBe(steps.length);
  });
});
