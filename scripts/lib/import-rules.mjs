import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { listSources, readImports } from './import-graph.mjs';

/**
 * Who may import whom. `rules` are a game's .ts files, `screen` its .tsx files with their styles, `shelf` is
 * games/index.ts, `texts` the catalogue of all words, `baselines` players to measure others by,
 * `contract` what else lies directly in games/, `draw` is kit/draw, `test` every test and all of tests/.
 *
 * @type {Record<string, { rooms: string[], packages: 'none' | 'browser' | 'all' }>}
 */
const MAY_IMPORT = {
  core: { rooms: ['core'], packages: 'none' },
  draw: { rooms: ['core', 'draw', 'texts'], packages: 'none' },
  contract: { rooms: ['core', 'draw', 'contract'], packages: 'none' },
  rules: { rooms: ['core', 'draw', 'contract', 'rules', 'texts'], packages: 'none' },
  shelf: { rooms: ['core', 'contract', 'rules'], packages: 'none' },
  ai: { rooms: ['core', 'contract', 'shelf', 'ai', 'baselines'], packages: 'none' },
  baselines: { rooms: ['core', 'contract', 'rules', 'baselines'], packages: 'none' },
  texts: { rooms: ['texts'], packages: 'none' },
  kit: { rooms: ['core', 'draw', 'kit', 'texts'], packages: 'browser' },
  screen: { rooms: ['core', 'draw', 'kit', 'contract', 'rules', 'screen', 'texts'], packages: 'browser' },
  web: {
    rooms: ['core', 'draw', 'kit', 'contract', 'rules', 'screen', 'shelf', 'ai', 'texts', 'web'],
    packages: 'browser',
  },
  cli: { rooms: ['core', 'draw', 'contract', 'rules', 'shelf', 'ai', 'baselines', 'cli'], packages: 'all' },
  server: { rooms: ['core', 'draw', 'contract', 'rules', 'shelf', 'ai', 'server'], packages: 'all' },
  scripts: { rooms: ['scripts'], packages: 'all' },
};

/**
 * @param {string} root
 * @returns {{ files: number, imports: number, problems: string[] }} each problem as `file:line  reason`
 */
export function checkImports(root) {
  const files = listSources(root);
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  /** @type {string[]} */
  const problems = [];
  let imports = 0;
  for (const file of files) {
    const targets = [];
    for (const link of readImports(root, file)) {
      imports++;
      const target = link.path && /^[.#]/.test(link.path) ? resolvePath(file, link.path) : undefined;
      if (target) targets.push(target);
      const reason = judge(root, file, link, target);
      if (reason) problems.push(`${file}:${link.line}  ${reason}`);
    }
    graph.set(file, targets);
  }
  problems.push(...findCycles(graph).map((cycle) => `${cycle[0]}  import cycle: ${cycle.join(' → ')}`));
  return { files: files.length, imports, problems };
}

/**
 * @param {string} root
 * @param {string} file
 * @param {import('./import-graph.mjs').Import} link
 * @param {string | undefined} target
 * @returns {string | undefined} why the import is forbidden
 */
function judge(root, file, link, target) {
  const room = roomOf(file);
  const may = MAY_IMPORT[room];
  if (!may) return room === 'test' ? undefined : `${file} is in no room that scripts/lib/import-rules.mjs knows`;
  if (link.path === undefined)
    return may.packages === 'all' ? undefined : 'the path of an import must be a plain string';
  if (!target) return judgePackage(room, may.packages, link.path);
  if (!existsSync(join(root, target))) return `there is no ${target}`;
  const other = roomOf(target);
  if (!may.rooms.includes(other)) return `${room} may not import ${other} (${target})`;
  if (room === 'shelf' && other === 'rules') return judgeShelf(target, link.dynamic);
  if (isGame(room) && other === 'texts' && gameOf(file) !== target.split('/')[2]) {
    return `a game takes its words from texts/en/${gameOf(file)} (${target})`;
  }
  if (isGame(room) && isGame(other) && gameOf(file) !== gameOf(target)) {
    return `games never import each other (${target})`;
  }
  return undefined;
}

/**
 * @param {string} room
 * @param {'none' | 'browser' | 'all'} packages
 * @param {string} path
 */
function judgePackage(room, packages, path) {
  if (path.startsWith('/')) return `${path} must be a relative path`;
  if (packages === 'none') return `${room} may not import a package (${path})`;
  const isBuiltin = path.startsWith('node:') || builtinModules.includes(path);
  return packages === 'browser' && isBuiltin ? `${room} runs in the browser and has no ${path}` : undefined;
}

/**
 * @param {string} target
 * @param {boolean} dynamic
 */
function judgeShelf(target, dynamic) {
  const name = posix.basename(target);
  if (dynamic ? name === 'index.ts' : name === 'about.ts') return undefined;
  return `the shelf imports a game's about.ts, and its index.ts dynamically, nothing else (${target})`;
}

/** @param {string} path */
function roomOf(path) {
  if (path.startsWith('tests/') || /\.test\.tsx?$/.test(path)) return 'test';
  if (path === 'games/index.ts') return 'shelf';
  if (/^games\/[^/]+$/.test(path)) return 'contract';
  if (path.startsWith('games/')) return path.endsWith('.tsx') || /\/ui\/.*(?<!\.ts)$/.test(path) ? 'screen' : 'rules';
  if (path.startsWith('kit/draw/')) return 'draw';
  if (path.startsWith('ai/baselines/')) return 'baselines';
  if (path.startsWith('bin/') || /^[\w.]+\.config\.ts$/.test(path)) return 'scripts';
  return path.slice(0, path.indexOf('/'));
}

/** @param {string} room */
const isGame = (room) => room === 'rules' || room === 'screen';

/** @param {string} path */
const gameOf = (path) => path.split('/')[1];

/**
 * @param {string} file
 * @param {string} path
 */
function resolvePath(file, path) {
  if (path.startsWith('#')) return path.replace(/^#texts\//, 'texts/en/');
  return posix.join(posix.dirname(file), path.replace(/\?.*$/, ''));
}

/**
 * One cycle for each knot of files. Type-only and dynamic imports count: a knot of types is a knot too.
 *
 * @param {Map<string, string[]>} graph
 */
function findCycles(graph) {
  /** @type {string[][]} */
  const cycles = [];
  const done = new Set();
  /** @type {string[]} */
  const trail = [];
  const visit = (/** @type {string} */ file) => {
    const at = trail.indexOf(file);
    if (at >= 0) cycles.push([...trail.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    trail.push(file);
    for (const target of graph.get(file) ?? []) visit(target);
    trail.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}
