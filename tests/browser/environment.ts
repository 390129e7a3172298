import { builtinEnvironments, type Environment } from 'vitest/runtime';

declare global {
  /** Ends the Chromium of this thread, once there is one. */
  var closeBrowser: (() => Promise<void>) | undefined;
}

/** Node, with a Chromium that lives as long as the thread: from file to file. */
const environment: Environment = {
  name: 'browser',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const { teardown } = await builtinEnvironments.node.setup(global, options);
    return {
      async teardown() {
        await globalThis.closeBrowser?.();
        await teardown(global);
      },
    };
  },
};

// biome-ignore lint/style/noDefaultExport: this is how Vitest finds it.
export default environment;
