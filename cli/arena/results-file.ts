import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { texts } from '#texts/cli/arena.ts';
import { wrongUsage } from '../complaint.ts';
import type { EncounterResult } from './encounter.ts';

/** Results of a run that can be resumed: what was asked for in the first line, then a line for each encounter. */
export class ResultsFile {
  readonly done: readonly EncounterResult[];
  private readonly file: string | undefined;

  /** Without a file nothing is kept. */
  constructor(file: string | undefined, header: Readonly<Record<string, unknown>>) {
    this.file = file;
    const first = JSON.stringify(header);
    if (file === undefined || !existsSync(file)) {
      this.done = [];
      if (file !== undefined) writeFileSync(file, `${first}\n`, { flag: 'wx' });
      return;
    }
    const [found, ...lines] = readFileSync(file, 'utf8').split('\n');
    if (found !== first) throw wrongUsage(texts.otherRun(file, found.slice(0, 200)));
    // The last line may be half written, if the run was cut off.
    this.done = lines.flatMap((line) => readLine(line));
  }

  add(result: EncounterResult): void {
    if (this.file !== undefined) appendFileSync(this.file, `\n${JSON.stringify(result)}`);
  }
}

function readLine(line: string): EncounterResult[] {
  try {
    return line.trim() === '' ? [] : [JSON.parse(line) as EncounterResult];
  } catch {
    return [];
  }
}
