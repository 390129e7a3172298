/** Things and what they are. */
export function Pairs({ entries, kind }: PairsProps) {
  return (
    <dl class={kind}>
      {entries.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PairsProps {
  readonly entries: readonly { readonly title: string; readonly text: string }[];
  readonly kind: string;
}
