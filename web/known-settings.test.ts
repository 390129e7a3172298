import { describe, expect, it } from 'vitest';
import { fitPicks } from '../core/settings.ts';
import { about } from '../games/arboretum/about.ts';
import { findOpenPick, known } from './known-settings.ts';

const { options } = about;

describe('what an earlier visit kept', () => {
  it('is left out where the game does not offer it to so many seats', () => {
    expect(known({ species: 'random' }, options, 2)).toEqual({ species: 'random' });
    expect(known({ species: 'abcotw' }, options, 2)).toEqual({ species: 'abcotw' });
    expect(known({ species: 'abcotw' }, options, 3)).toEqual({});
    expect(known({ species: 'palms', weather: 'fine' }, options, 2)).toEqual({});
  });
});

describe('a choice of one’s own', () => {
  it('is fitted when another player sits down or leaves', () => {
    expect(fitPicks({ species: 'abcotw' }, options, 3)).toEqual({ species: 'abcdjotw' });
    expect(fitPicks({ species: 'abcdjotw' }, options, 2)).toEqual({ species: 'abcdjo' });
    expect(fitPicks({ species: 'random' }, options, 3)).toEqual({ species: 'random' });
  });

  it('is open until everything has been picked', () => {
    expect(findOpenPick({ species: 'abco' }, options, 2)).toEqual({ option: 'Species', missing: 2 });
    expect(findOpenPick({ species: 'abcotw' }, options, 2)).toBeUndefined();
    expect(findOpenPick({ species: 'usual' }, options, 2)).toBeUndefined();
    expect(findOpenPick({}, options, 2)).toBeUndefined();
  });
});
