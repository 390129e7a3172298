/** Beside the page, whatever folder it is served from. */
export function besidePage(path: string): URL {
  return new URL(path, location.href.split('#')[0]);
}

let asked: Promise<boolean> | undefined;

/** Whether a server is beside the page, or only files. Asked once a visit; a server that did not answer is asked again. */
export function hasServer(): Promise<boolean> {
  asked ??= askHealth().then((isThere) => {
    if (!isThere) asked = undefined;
    return isThere;
  });
  return asked;
}

/** A host of files has no such address, or answers with some page. */
async function askHealth(): Promise<boolean> {
  try {
    const response = await fetch(besidePage('health'), { cache: 'no-store' });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && (answer as { readonly ok?: unknown }).ok === true;
  } catch {
    return false;
  }
}
