import { useEffect, useState } from 'preact/hooks';

/** What is fetched for a game; nothing until it is there. What comes for another game than the present one is dropped. */
export function useLoaded<T>(load: (game: string) => Promise<T | undefined>, game: string): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly value: T | undefined }>();
  useEffect(() => {
    load(game).then((value) => setLoaded({ game, value }));
  }, [load, game]);
  return loaded?.game === game ? loaded.value : undefined;
}
