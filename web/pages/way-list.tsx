import { Link, useLocation } from 'wouter-preact';
import { Icon, type IconName } from './icon.tsx';

/** Something to do that is one click away. */
export interface Way {
  readonly icon: IconName;
  readonly title: string;
  readonly say: string;
  /** An address, or what to do to get one. */
  readonly to: string | (() => Promise<string>);
}

export function WayList({ ways }: { readonly ways: readonly Way[] }) {
  const [, go] = useLocation();
  return (
    <ul>
      {ways.map((way) => (
        <li key={way.title}>
          {typeof way.to === 'string' ? (
            <Link class="way" href={way.to} children={<WayWords {...way} />} />
          ) : (
            <button type="button" class="way" onClick={toAddress(way.to, go)} children={<WayWords {...way} />} />
          )}
        </li>
      ))}
    </ul>
  );
}

function WayWords({ icon, title, say }: Way) {
  return (
    <>
      <span class="way-icon">
        <Icon name={icon} />
      </span>
      <span class="way-words">
        <b>{title}</b>
        <span class="fine">{say}</span>
      </span>
      <Icon name="next" />
    </>
  );
}

function toAddress(find: () => Promise<string>, go: (address: string) => void): () => void {
  return () => void find().then(go);
}
