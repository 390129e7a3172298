import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { listSources, readImports } from './import-graph.mjs';

/**
 * Who may import whom, zone by zone. In a game: `rules` are the .ts files in its folder, `official` the assignment's methods,
 * `bot` its computer players, `face` the words and pictures in ui/*.ts, `screen` the .tsx files and styles, `room` its
 * index.ts. `shelf` is games/index.ts, `contract` every other file directly in games/, `texts` the catalogue of all words,
 * `draw` is kit/draw, `study` judges matches, `baselines` are players to measure others by, `test` is every test and all of tests/.
 *
 * @type {Record<string, { zones: string[], packages: 'none' | 'browser' | 'all' }>}
 */
const MAY_IMPORT = {
  core: { zones: ['core'], packages: 'none' },
  draw: { zones: ['core', 'draw', 'texts'], packages: 'none' },
  contract: { zones: ['core', 'draw', 'contract', 'texts'], packages: 'none' },
  rules: { zones: ['core', 'draw', 'contract', 'rules', 'texts'], packages: 'none' },
  bot: { zones: ['core', 'contract', 'rules', 'bot'], packages: 'none' },
  official: { zones: ['core', 'contract', 'rules', 'bot', 'official', 'texts'], packages: 'none' },
  face: { zones: ['core', 'draw', 'contract', 'rules', 'face', 'texts'], packages: 'none' },
  room: { zones: ['core', 'contract', 'rules', 'bot', 'official', 'face'], packages: 'none' },
  shelf: { zones: ['core', 'contract', 'rules', 'room'], packages: 'none' },
  ai: { zones: ['core', 'contract', 'shelf', 'ai', 'baselines'], packages: 'none' },
  baselines: { zones: ['core', 'contract', 'rules', 'baselines'], packages: 'none' },
  study: { zones: ['core', 'contract', 'ai', 'study'], packages: 'none' },
  texts: { zones: ['core', 'online', 'texts'], packages: 'none' },
  online: { zones: ['core', 'online'], packages: 'browser' },
  kit: { zones: ['core', 'draw', 'kit', 'texts'], packages: 'browser' },
  screen: { zones: ['core', 'draw', 'kit', 'contract', 'rules', 'face', 'screen', 'texts'], packages: 'browser' },
  web: {
    zones: [
      'core',
      'draw',
      'kit',
      'contract',
      'room',
      'face',
      'screen',
      'shelf',
      'ai',
      'study',
      'online',
      'texts',
      'web',
    ],
    packages: 'browser',
  },
  cli: {
    zones: [
      'core',
      'draw',
      'contract',
      'room',
      'shelf',
      'ai',
      'baselines',
      'study',
      'online',
      'server',
      'texts',
      'cli',
    ],
    packages: 'all',
  },
  server: { zones: ['core', 'draw', 'contract', 'room', 'shelf', 'ai', 'study', 'online', 'server'], packages: 'all' },
  scripts: { zones: ['scripts', 'server'], packages: 'all' },
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
  const zone = zoneOf(file);
  const may = MAY_IMPORT[zone];
  if (!may) return zone === 'test' ? undefined : `${file} is in no zone that scripts/lib/import-rules.mjs knows`;
  if (link.path === undefined)
    return may.packages === 'all' ? undefined : 'the path of an import must be a plain string';
  if (!target) return judgePackage(zone, may.packages, link.path);
  if (!existsSync(join(root, target))) return `there is no ${target}`;
  const other = zoneOf(target);
  if (!may.zones.includes(other)) return `${zone} may not import ${other} (${target})`;
  if (zone === 'shelf' && isGame(other)) return judgeShelf(target, link.dynamic);
  if (isGame(zone) && target.startsWith('texts/en/') && gameOf(file) !== target.split('/')[2]) {
    return `a game takes its words from texts/en/${gameOf(file)} (${target})`;
  }
  if (isGame(zone) && isGame(other) && gameOf(file) !== gameOf(target)) {
    return `games never import each other (${target})`;
  }
  return undefined;
}

/**
 * @param {string} zone
 * @param {'none' | 'browser' | 'all'} packages
 * @param {string} path
 */
function judgePackage(zone, packages, path) {
  if (path.startsWith('/')) return `${path} must be a relative path`;
  if (packages === 'none') return `${zone} may not import a package (${path})`;
  const isBuiltin = path.startsWith('node:') || builtinModules.includes(path);
  return packages === 'browser' && isBuiltin ? `${zone} runs in the browser and has no ${path}` : undefined;
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
function zoneOf(path) {
  if (path.startsWith('tests/') || /\.test\.tsx?$/.test(path)) return 'test';
  if (path === 'games/index.ts') return 'shelf';
  if (/^games\/[^/]+$/.test(path)) return 'contract';
  // The game that boardwalk new-game copies is held to the same rules.
  if (path.startsWith('games/') || path.startsWith('cli/new-game/')) return zoneInGame(path);
  if (path.startsWith('kit/draw/')) return 'draw';
  if (path.startsWith('ai/baselines/')) return 'baselines';
  if (path.startsWith('bin/') || /^[\w.]+\.config\.ts$/.test(path)) return 'scripts';
  return path.slice(0, path.indexOf('/'));
}

/** @param {string} path */
function zoneInGame(path) {
  const inside = path.split('/').slice(2).join('/');
  if (inside.startsWith('bot/')) return 'bot';
  if (inside.startsWith('ui/')) return inside.endsWith('.ts') ? 'face' : 'screen';
  if (inside === 'index.ts') return 'room';
  return /^official(-actions|-bot)?\.ts$/.test(inside) ? 'official' : 'rules';
}

const GAME_ZONES = new Set(['rules', 'bot', 'official', 'face', 'screen', 'room']);

/** @param {string} zone */
const isGame = (zone) => GAME_ZONES.has(zone);

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
