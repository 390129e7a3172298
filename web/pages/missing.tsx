import { Link } from 'wouter-preact';
import { Frame } from './frame.tsx';

export function Missing({ what, why }: { readonly what: string; readonly why?: string }) {
  return (
    <Frame title="Not found">
      <div class="column">
        <h1>There is no such {what}</h1>
        <p>{why ?? 'The address may be mistyped, or what it named was deleted.'}</p>
        <p>
          <Link href="/">Back to the games</Link>
        </p>
      </div>
    </Frame>
  );
}
