import { arboretum } from './arboretum.ts';
import { blueLagoon } from './blue-lagoon.ts';
import type { Check } from './check.ts';
import { metro } from './metro.ts';
import { raceToTheRaft } from './race-to-the-raft.ts';
import { stratopolis } from './stratopolis.ts';

/** By game and kind of reason: what is true after the move. */
export const CHECKS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  arboretum,
  'blue-lagoon': blueLagoon,
  metro,
  'race-to-the-raft': raceToTheRaft,
  stratopolis,
};
