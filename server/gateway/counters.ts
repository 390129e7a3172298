import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What the gateway counts, for /metrics. */
export class Counters {
  sockets = 0;
  messages = 0;
  refused = 0;
  closedSlow = 0;
  errors = 0;
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.delay.enable();
  }

  /** In the text form of Prometheus. */
  format(more: Readonly<Record<string, number>>): string {
    const { user, system } = process.cpuUsage();
    const values = {
      ...more,
      boardwalk_sockets: this.sockets,
      boardwalk_messages_total: this.messages,
      boardwalk_refused_total: this.refused,
      boardwalk_slow_readers_total: this.closedSlow,
      boardwalk_errors_total: this.errors,
      boardwalk_event_loop_delay_p99_seconds: this.delay.percentile(99) / 1e9,
      process_cpu_seconds_total: (user + system) / 1e6,
      process_resident_memory_bytes: process.memoryUsage.rss(),
    };
    const lines = Object.entries(values).map(([name, value]) => {
      const type = name.endsWith('_total') ? 'counter' : 'gauge';
      return `# TYPE ${name} ${type}\n${name} ${value}\n`;
    });
    return lines.join('');
  }

  close(): void {
    this.delay.disable();
  }
}
