/** Beside the page, whatever folder it is served from. */
export function besidePage(path: string): URL {
  return new URL(path, location.href.split('#')[0]);
}

interface Health {
  readonly isThere: boolean;
  /** How other devices reach the server, where this page is on the same machine. */
  readonly elsewhere: string | undefined;
}

let asked: Promise<Health> | undefined;

/** Whether a server is beside the page, or only files. Asked once a visit; a server that did not answer is asked again. */
export async function hasServer(): Promise<boolean> {
  return (await health()).isThere;
}

/** Where others find this page. On the machine that serves it, its own address leads nowhere for them. */
export async function pageForOthers(): Promise<URL> {
  const here = besidePage('');
  const { elsewhere } = await health();
  return isOwnMachine(here) && elsewhere !== undefined ? new URL(here.pathname, elsewhere) : here;
}

function health(): Promise<Health> {
  asked ??= askHealth().then((answer) => {
    if (!answer.isThere) asked = undefined;
    return answer;
  });
  return asked;
}

/** A host of files has no such address, or answers with some page. */
async function askHealth(): Promise<Health> {
  try {
    const response = await fetch(besidePage('health'), { cache: 'no-store' });
    const answer: unknown = await response.json();
    const { ok, elsewhere } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
    const isAddress = typeof elsewhere === 'string' && URL.canParse(elsewhere);
    return { isThere: ok === true, elsewhere: isAddress ? elsewhere : undefined };
  } catch {
    return { isThere: false, elsewhere: undefined };
  }
}

/** An address that only the machine itself understands. */
export function isOwnMachine({ hostname }: URL): boolean {
  return /^(localhost|127\.|\[::1\])/.test(hostname);
}
