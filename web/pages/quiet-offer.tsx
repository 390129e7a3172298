/** A sentence in small type, and what can be done about it. */
export function QuietOffer({
  words,
  label,
  act,
  name = '',
}: {
  readonly words: string;
  readonly label: string;
  readonly act: () => void;
  /** A class of its own. */
  readonly name?: string;
}) {
  return (
    <p class={`fine ${name}`}>
      {words}{' '}
      <button type="button" class="quiet" onClick={act}>
        {label}
      </button>
    </p>
  );
}
