import { refuse as refusePlatform } from '../core/platform-faults.ts';
import type { Fault } from '../core/result.ts';
import { type OnlineSentences, refuse } from '../online/faults.ts';

type Speechless = { [Name in keyof OnlineSentences]: OnlineSentences[Name] extends string ? Name : never };
type Shared = 'match.over' | 'match.moved-on';

/** What a table or the desk can refuse; two of them a match refuses anywhere. */
export type FaultCode = Speechless[keyof OnlineSentences] | Shared;

export function refusal(name: FaultCode): Fault {
  return name === 'match.over' || name === 'match.moved-on' ? refusePlatform(name) : refuse(name);
}
