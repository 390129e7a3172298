import { useEffect, useState } from 'preact/hooks';
import { hasServer } from '../online/server.ts';

/** Whether a server is beside the page; undefined until it has answered. */
export function useServer(): boolean | undefined {
  const [isThere, setThere] = useState<boolean>();
  useEffect(() => void hasServer().then(setThere), []);
  return isThere;
}
