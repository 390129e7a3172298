import { describe, expect, it } from 'vitest';
import { asYou } from '../who.ts';
import { does, object, owner, ownerInside, subject, withArticle } from './grammar.ts';

describe('"you" is a person, not a name', () => {
  const players = [asYou('Zoe'), 'Ada'];

  it('verbs agree', () => {
    expect(players.map((who) => does(who, 'wins', 'win'))).toEqual(['You win', 'Ada wins']);
  });

  it('has cases of its own', () => {
    expect(players.map(subject)).toEqual(['You', 'Ada']);
    expect(players.map(object)).toEqual(['you', 'Ada']);
    expect(players.map(owner)).toEqual(['Your', 'Ada’s']);
    expect(players.map(ownerInside)).toEqual(['your', 'Ada’s']);
  });
});

it('articles follow the word', () => {
  expect(['Maple', 'Oak', 'Arboretum'].map(withArticle)).toEqual(['a Maple', 'an Oak', 'an Arboretum']);
});
