/** A place that the board lights need not be read; it is still heard. */
export function SeenWords({ words, seen }: { readonly words: string; readonly seen: string | undefined }) {
  if (seen === undefined || seen === words) return <>{words}</>;
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span class="sr-only">{words}</span>
    </>
  );
}
