import { useEffect, useState } from 'preact/hooks';
import { type ServerState, watchServer } from '../online/server.ts';

/** How it is with the server beside the page; undefined until that is known. */
export function useServerState(): ServerState | undefined {
  const [state, setState] = useState<ServerState>();
  useEffect(() => watchServer(setState), []);
  return state;
}

/** Whether a server is beside the page; undefined until one has answered. */
export function useServer(): boolean | undefined {
  const state = useServerState();
  return state === undefined || state === 'away' ? undefined : state === 'there';
}
