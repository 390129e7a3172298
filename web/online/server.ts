/** Beside the page, whatever folder it is served from. */
export function besidePage(path: string): URL {
  return new URL(path, location.href.split('#')[0]);
}

/** `none`: only files are beside the page. `away`: nothing answers, so that nobody knows; it may come back. */
export type ServerState = 'there' | 'none' | 'away';

interface Health {
  readonly state: ServerState;
  /** How other devices reach the server, where this page is on the same machine. */
  readonly elsewhere: string | undefined;
}

let asked: Promise<Health> | undefined;

/** A server that does not answer is asked again after this time; at once when the network is back. */
const AGAIN = 5000;

/**
 * Tells whether a server is beside the page, or only files. Asked once a visit, and again until something answers.
 * What it gives back ends that.
 */
export function watchServer(tell: (state: ServerState) => void): () => void {
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    clearTimeout(timer);
    const { state } = await health();
    if (isEnded) return;
    tell(state);
    // Without a network there is nothing to try.
    if (state === 'away' && navigator.onLine) timer = setTimeout(look, AGAIN);
  };
  void look();
  addEventListener('online', look);
  return () => {
    isEnded = true;
    clearTimeout(timer);
    removeEventListener('online', look);
  };
}

/** Where others find this page. On the machine that serves it, its own address leads nowhere for them. */
export async function pageForOthers(): Promise<URL> {
  const here = besidePage('');
  const { elsewhere } = await health();
  return isOwnMachine(here) && elsewhere !== undefined ? new URL(here.pathname, elsewhere) : here;
}

function health(): Promise<Health> {
  asked ??= askHealth().then((answer) => {
    if (answer.state !== 'there') asked = undefined;
    return answer;
  });
  return asked;
}

/** A host of files has no such address, or answers with some page. */
async function askHealth(): Promise<Health> {
  const response = await fetch(besidePage('health'), { cache: 'no-store' }).catch(() => undefined);
  // What stands before a server that is being started again says so with a status of its own.
  if (!response || response.status >= 500) return { state: 'away', elsewhere: undefined };
  try {
    const answer: unknown = await response.json();
    const { ok, elsewhere } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
    const isAddress = typeof elsewhere === 'string' && URL.canParse(elsewhere);
    return { state: ok === true ? 'there' : 'none', elsewhere: isAddress ? elsewhere : undefined };
  } catch {
    return { state: 'none', elsewhere: undefined };
  }
}

/** An address that only the machine itself understands. */
export function isOwnMachine({ hostname }: URL): boolean {
  return /^(localhost|127\.|\[::1\])/.test(hostname);
}
