import type { Fault } from '../core/result.ts';
// For its sentences: they are at hand wherever a fault is said.
import './en/faults.ts';
import './en/online/faults.ts';
import { sayCode } from './sentences.ts';

/** A fault as a sentence: what is wrong, and what to do instead. The one place where faults become words. */
export function sayFault(fault: Fault): string {
  return (fault.within ?? []).reduce((said, around) => sayCode(around, said), sayCode(fault));
}

/** The same where the text is not before one's eyes, so that the place must be said too. */
export function sayFaultAndPlace(fault: Fault): string {
  const at = Number(/^at (\d+)$/.exec(fault.where?.[0] ?? '')?.[1] ?? 1);
  const said = sayFault(fault);
  return at === 1 ? said : sayCode({ code: 'text.character', data: { at } }, said);
}
