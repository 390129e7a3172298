import type { Fault, Result } from '../../core/result.ts';
import { sayFault } from '../../texts/say-fault.ts';

/** A fault with its sentence, to compare both at once. */
export function told(fault: Fault): Fault & { readonly message: string } {
  return { ...fault, message: sayFault(fault) };
}

/** A fault that only a test knows: nobody needs to say it. */
export function failed(code: string): Result<never> {
  return { ok: false, fault: { code } };
}
