// Adds to package-lock.json what lib/lock.mjs finds missing. Which system a program is for is read from its name, so
// that npm skips it on all others.
import { findMissing, readLock, writeLock } from './lib/lock.mjs';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const lock = readLock();
for (const { name, version, dev } of findMissing(lock)) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (cpu.length === 0) throw new Error(`${name} does not say which processor it is for: add it by hand.`);
  lock.packages[`node_modules/${name}`] = {
    version,
    cpu,
    ...(dev && { dev }),
    ...(/-musl/.test(name) && { libc: ['musl'] }),
    ...(/-gnu/.test(name) && { libc: ['glibc'] }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
  console.log(`added ${name} ${version}`);
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeLock(lock);
