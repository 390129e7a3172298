import type { Fault } from '../../core/result.ts';
import { sayFault } from '../../texts/say-fault.ts';

/** What became of something that was asked for. */
export function Said({ fault, words }: { readonly fault?: Fault | undefined; readonly words?: string | undefined }) {
  if (fault) {
    return (
      <p class="problem" role="alert">
        {sayFault(fault)}
      </p>
    );
  }
  return (
    <p class="fine" role="status">
      {words}
    </p>
  );
}
