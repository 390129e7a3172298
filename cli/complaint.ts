import { texts } from '#texts/cli/options.ts';
import { nearestName } from '../core/nearest-name.ts';
import { refuse } from '../core/platform-faults.ts';
import { type Fault, quote, type Result } from '../core/result.ts';
import { sayFaultAndPlace } from '../texts/say-fault.ts';

/** Ends a command with words for the person and an exit code: 1 what was asked failed, 2 it was asked wrongly, 130 Ctrl-C. */
export class Complaint extends Error {
  readonly exitCode: 1 | 2 | 130;

  constructor(message: string, exitCode: 1 | 2 | 130) {
    super(message);
    this.name = 'Complaint';
    this.exitCode = exitCode;
  }
}

export function failure(message: string): Complaint {
  return new Complaint(message, 1);
}

export function wrongUsage(message: string): Complaint {
  return new Complaint(message, 2);
}

/** Somebody pressed Ctrl-C: the exit code that shells give to a program that was interrupted. */
export function interruption(message = texts.interrupted): Complaint {
  return new Complaint(message, 130);
}

/** The value, or the fault as a complaint. */
export function accept<T>(result: Result<T>, complain: (message: string) => Complaint): T {
  if (result.ok) return result.value;
  throw complain(formatFault(result.fault));
}

/** A fault in words, with the rule that says so. */
export function formatFault(fault: Fault): string {
  const said = sayFaultAndPlace(fault);
  return fault.rule === undefined ? said : texts.withRule(said, fault.rule);
}

/** "There is no game "mtero". Did you mean metro? Games: …" */
export function describeUnknown(kind: 'game' | 'command' | 'option', name: string, known: readonly string[]): string {
  return formatFault(refuse(`call.${kind}`, unknownName(name, known)));
}

/** A name that there is none of, and the one that was probably meant. */
export function unknownName(name: string, known: readonly string[]) {
  return { name: quote(name), near: nearestName(name, known) ?? '', known };
}
