import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { texts } from '#texts/cli/options.ts';
import { wrongUsage } from './complaint.ts';

/** Results of a run that can be resumed: what was asked for in the first line, then a line for each result. */
export class ResultsFile<T> {
  readonly done: readonly T[];
  private readonly file: string | undefined;

  /** Without a file nothing is kept. */
  constructor(file: string | undefined, header: Readonly<Record<string, unknown>>) {
    this.file = file;
    const first = JSON.stringify(header);
    if (file === undefined) {
      this.done = [];
      return;
    }
    if (!existsSync(file)) writeFileSync(file, `${first}\n`, { flag: 'wx' });
    const [found, ...lines] = readFileSync(file, 'utf8').split('\n');
    if (found !== first) throw wrongUsage(texts.otherRun(file, found.slice(0, 200)));
    // The last line may be half written, if the run was cut off.
    this.done = lines.flatMap((line) => readLine<T>(line));
  }

  add(result: T): void {
    if (this.file !== undefined) appendFileSync(this.file, `\n${JSON.stringify(result)}`);
  }
}

function readLine<T>(line: string): T[] {
  try {
    return line.trim() === '' ? [] : [JSON.parse(line) as T];
  } catch {
    return [];
  }
}
