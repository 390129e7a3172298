import { useRef, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts as home } from '#texts/web/home.ts';
import type { Fault } from '../../core/result.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { importMatch } from '../match-file.ts';
import { Icon } from './icon.tsx';

const texts = home.matches;

/** It never was a match: what JSON is, or which field is missing, helps nobody to find the right file. */
function isForeign({ code }: Fault): boolean {
  return ['record.json', 'record.empty', 'record.form'].includes(code);
}

/** A door for matches of another browser. */
export function OpenFile() {
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const address = await importMatch(await file.text());
    if (address.ok) go(address.value);
    else
      setProblem(
        isForeign(address.fault) ? texts.noMatchFile(file.name) : texts.problem(file.name, sayFault(address.fault)),
      );
  };
  return (
    <p class="open-file">
      <button type="button" onClick={() => input.current?.click()}>
        <Icon name="file" /> {texts.openFile}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.openFile}
        accept=".json,.jsonl,application/json"
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          // The same file may be chosen again after it was changed.
          event.currentTarget.value = '';
        }}
      />
      {problem && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
    </p>
  );
}
