import '../styles/online-settings.css';
import type { ComponentChildren } from 'preact';
import { Frame } from './frame.tsx';

interface PlainTexts {
  readonly tab: string;
  readonly crumb: string;
  readonly title: string;
  readonly lead: string;
  /** Headings with a few sentences each. */
  readonly sections: readonly { readonly title: string; readonly points: readonly string[] }[];
}

/** A page that is read; `children` lead on from there. */
export function PlainPage({ texts, children }: { readonly texts: PlainTexts; readonly children: ComponentChildren }) {
  return (
    <Frame title={texts.tab} crumb={texts.crumb}>
      <div class="column plain-page">
        <h1>{texts.title}</h1>
        <p class="lead">{texts.lead}</p>
        {texts.sections.map(({ title, points }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{withCommands(point)}</li>
              ))}
            </ul>
          </section>
        ))}
        {children}
      </div>
    </Frame>
  );
}

/** What stands between backquotes is a command: in its own type, and never broken at its hyphens. */
function withCommands(point: string): ComponentChildren {
  return point.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>));
}
