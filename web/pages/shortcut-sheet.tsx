import { useMemo } from 'preact/hooks';
import { texts } from '#texts/web/shortcuts.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { listShortcuts, type Shortcut } from '../../kit/shortcuts.ts';
import { sayKey } from '../shortcuts.ts';

type Listed = Pick<Shortcut, 'keys' | 'words'>;

/** Keys that every board understands; games listen to them themselves. */
const BOARD: readonly Listed[] = [
  { keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'], words: texts.arrows },
  { keys: ['Enter', ' '], words: texts.enter },
  { keys: ['Escape'], words: texts.escape },
];

/** All that can be pressed now: the game's keys, the board's and the page's. */
export function ShortcutSheet({ game, close }: { readonly game: string; readonly close: () => void }) {
  const listed = useMemo(listShortcuts, []);
  const taken = new Set(listed.game.flatMap(({ keys }) => keys));
  const board = BOARD.filter(({ keys }) => !keys.some((key) => taken.has(key)));
  return (
    <Dialog title={texts.title} close={close} wide>
      <div class="shortcuts">
        {listed.game.length > 0 && <List title={texts.game(game)} shortcuts={listed.game} />}
        <List title={texts.board} shortcuts={board} />
        <List title={texts.everywhere} shortcuts={listed.page} />
      </div>
    </Dialog>
  );
}

function List({ title, shortcuts }: { readonly title: string; readonly shortcuts: readonly Listed[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ keys, words }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>
              {keys.map((key) => (
                <span key={key} class="key">
                  {sayKey(key).map((part) => (
                    <kbd key={part}>{part}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
