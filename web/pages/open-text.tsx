import { useRef } from 'preact/hooks';

/** A button that opens a file and hands on what is written in it. */
export function OpenText({ word, open }: { readonly word: string; readonly open: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {word}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          event.currentTarget.files?.[0]?.text().then(open);
          // The same file may be chosen again after it was changed.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
