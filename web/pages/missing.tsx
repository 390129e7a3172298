import { Link } from 'wouter-preact';
import { texts } from '#texts/web/missing.ts';
import { Frame } from './frame.tsx';

export function Missing({ what, why }: { readonly what: keyof typeof texts.title; readonly why?: string }) {
  return (
    <Frame title={texts.tab}>
      <div class="column">
        <h1>{texts.title[what]}</h1>
        <p>{why ?? texts.why}</p>
        <p>
          <Link href="/">{texts.back}</Link>
        </p>
      </div>
    </Frame>
  );
}
