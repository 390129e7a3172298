import { besidePage } from './server.ts';

/** As much of a WebSocket as a line uses. */
export interface Socket {
  send(text: string): void;
  /** Nothing is heard of it afterwards. */
  close(): void;
}

export interface SocketEvents {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: () => void;
}

export type Connect = (events: SocketEvents) => Socket;

/** A socket to an address beside the page. */
export function connectTo(path: string): Connect {
  return ({ opened, heard, closed }) => {
    const address = besidePage(path);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    const listening = new AbortController();
    const { signal } = listening;
    socket.addEventListener('open', opened, { signal });
    socket.addEventListener('message', ({ data }) => heard(String(data)), { signal });
    socket.addEventListener('close', closed, { signal });
    return {
      send: (text) => socket.send(text),
      close: () => {
        listening.abort();
        socket.close();
      },
    };
  };
}
