import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { texts } from '#texts/cli/new-game.ts';
import { quote } from '../../core/result.ts';
import { failure, wrongUsage } from '../complaint.ts';
import { defineCommand, type OptionsOf, plain, SWITCH } from '../define-command.ts';
import { type Io, print } from '../io.ts';
import { formatColumns } from '../layout.ts';
import { findRoot } from '../root.ts';
import { copyAll, type Names, nameAll, putOnShelf } from '../skeleton.ts';

const OPTIONS = { title: plain('<title>'), official: SWITCH, root: plain('<folder>') };
type NewGameOptions = OptionsOf<typeof OPTIONS>;

const TEMPLATE = 'cli/new-game';
const TEMPLATE_TEXTS = 'texts/en/new-game';
const SHELF = 'games/index.ts';

export function addNewGame(program: Command, io: Io): void {
  defineCommand(program, 'new-game <name>', texts, OPTIONS).action((name: string, options: NewGameOptions) =>
    create(name, options, io),
  );
}

async function create(name: string, options: NewGameOptions, io: Io): Promise<void> {
  const names = nameAll(name, options.title);
  if (!names) throw wrongUsage(texts.wrongName(quote(name)));
  const root = options.root ?? findRoot(import.meta.url);
  if (root === undefined || !existsSync(join(root, SHELF))) throw failure(texts.noClone);
  const folders = [`games/${names.id}`, `texts/en/${names.id}`] as const;
  for (const folder of folders) if (existsSync(join(root, folder))) throw wrongUsage(texts.exists(folder));
  const shelf = putOnShelf(await readFile(join(root, SHELF), 'utf8'), names);
  const isWanted = (file: string) => options.official === true || !/^official\b/.test(file);
  const written = [
    ...(await copyAll(join(root, TEMPLATE), join(root, folders[0]), names, isWanted, options.official === true)),
    ...(await copyAll(join(root, TEMPLATE_TEXTS), join(root, folders[1]), names, () => true, true)),
  ];
  await writeFile(join(root, SHELF), shelf);
  await print(io, describeNext(names, written.length));
}

function describeNext({ id, title }: Names, files: number): string {
  const steps = texts.steps(id).map(([step, why]) => [`  ${step}`, why]);
  const written = texts.written(title, files, id, SHELF);
  return [written, '', texts.next, formatColumns(steps), '', texts.more].join('\n');
}
