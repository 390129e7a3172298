import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where Linux keeps control groups: version 1 has a folder for each resource, version 2 one for all. */
const VERSION_1 = '/sys/fs/cgroup/cpu';
const VERSION_2 = '/sys/fs/cgroup';
/** Microseconds in which a cap is counted. Short, so that a capped server is slow rather than absent for a while. */
const PERIOD = 20_000;
/** Against 1 or 100 for everybody else: on a busy machine the group still gets what it may use. */
const WEIGHT = 20;

/** Processes that together may use so much of a core: a small machine of its own, for measuring. For root on Linux. */
export class CpuGroup {
  /**
   * @param {string} name
   * @param {number} [cores] at most so many; without it as many as there are
   */
  constructor(name, cores) {
    const isFirst = existsSync(join(VERSION_1, 'cpu.shares'));
    this.folder = join(isFirst ? VERSION_1 : VERSION_2, `boardwalk-${name}`);
    mkdirSync(this.folder, { recursive: true });
    const quota = cores === undefined ? undefined : Math.round(cores * PERIOD);
    if (isFirst) {
      this.write('cpu.shares', 1024 * WEIGHT);
      this.write('cpu.cfs_period_us', PERIOD);
      this.write('cpu.cfs_quota_us', quota ?? -1);
    } else {
      this.write('cpu.weight', 100 * WEIGHT);
      this.write('cpu.max', `${quota ?? 'max'} ${PERIOD}`);
    }
  }

  /** This process, and all that it starts from now on. */
  join() {
    this.write('cgroup.procs', process.pid);
  }

  /** How many periods there were so far, and in how many the group wanted more than it may have. */
  periods() {
    const text = readFileSync(join(this.folder, 'cpu.stat'), 'utf8');
    const read = (/** @type {string} */ name) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return { all: read('nr_periods'), throttled: read('nr_throttled') };
  }

  /** When all its processes have ended, but for this one, which goes back to where everybody is. */
  remove() {
    if (readFileSync(join(this.folder, 'cgroup.procs'), 'utf8').split('\n').includes(String(process.pid)))
      writeFileSync(join(dirname(this.folder), 'cgroup.procs'), String(process.pid));
    rmdirSync(this.folder);
  }

  /**
   * @param {string} file
   * @param {string | number} value
   */
  write(file, value) {
    writeFileSync(join(this.folder, file), String(value));
  }
}
