// What runs in a page before the app does. Playwright sends each as text: none may use anything outside itself.

/** Runs in the page before anything else: the browser's source of chance becomes a seeded one (xorshift). */
export function loadDice(seed: number): void {
  let word = Math.imul(seed, 0x9e3779b1) | 1;
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    // The app throws its dice in words of 32 bits; axe draws names for itself in bytes.
    if (!(array instanceof Uint32Array)) return real(array);
    for (let i = 0; i < array.length; i++) {
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      array[i] = word;
    }
    return array;
  };
}

/** Runs in the page: sounds are made but not played, because an open loudspeaker takes a tenth of a match's time. */
export function closeSpeakers(): void {
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      void this.suspend();
    }
    override async resume(): Promise<void> {}
  };
}

/** Runs in the page: the console says nothing of a worker whose program does not come. */
export function nameLostWorkers(): void {
  window.Worker = class extends Worker {
    constructor(program: string | URL, options?: WorkerOptions) {
      super(program, options);
      // An error within a program that came has a message.
      this.addEventListener('error', (event) => {
        if (!(event instanceof ErrorEvent))
          console.error(`No program for a worker: ${new URL(program, location.href)}`);
      });
    }
  };
}

/** Milliseconds for a thought that may otherwise take up to a second, and that a table of friends has after every move. */
export const BRIEFLY = 150;

/** Runs in the page: most tests look at how advice is shown, not at how good it is. */
export function thinkBriefly(milliseconds: number): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message: unknown, ...more: unknown[]) {
    const isQuestion = typeof message === 'object' && message !== null && 'milliseconds' in message;
    Reflect.apply(postMessage, this, [isQuestion ? { ...message, milliseconds } : message, ...more]);
  };
}

/** Runs in the page: whoever is asked to judge a match never answers. */
export function dismissJudges(): void {
  window.Worker = new Proxy(Worker, {
    construct: (hire, [program, options]: ConstructorParameters<typeof Worker>) =>
      String(program).includes('judge-worker')
        ? Object.assign(new EventTarget(), { postMessage() {}, terminate() {} })
        : new hire(program, options),
  });
}

/** In every complaint about the policy: ours, and what Chromium itself says about pages and workers. */
export const POLICY = 'Content Security Policy';

/** Runs in the page: Chromium does not put every violation on the console. */
export function reportBlocked(policy: string): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`${policy}: ${effectiveDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`);
  });
}
