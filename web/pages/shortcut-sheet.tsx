import { useMemo } from 'preact/hooks';
import { texts } from '#texts/web/shortcuts.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { listShortcuts, type Shortcut } from '../../kit/shortcuts.ts';
import { keysBesides, listTableKeys, type ShortcutId, sayKey } from '../shortcuts.ts';

type Listed = Pick<Shortcut, 'keys' | 'words'>;

/** Keys that every board understands; games listen to them themselves. */
const BOARD: readonly Listed[] = [
  { keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'], words: texts.arrows },
  { keys: ['Enter', ' '], words: texts.enter },
  { keys: ['Escape'], words: texts.escape },
];

/**
 * The keys of a table: the game's, the board's and the page's. Away from a table, those of the page if it has any, and
 * those that tables have.
 */
export function ShortcutSheet({
  game,
  without,
  close,
}: {
  readonly game?: string;
  /** Keys that this table does not have. */
  readonly without?: readonly ShortcutId[] | undefined;
  readonly close: () => void;
}) {
  const { game: own, page } = useMemo(listShortcuts, []);
  const table = listTableKeys(without);
  const ofGame = new Set(own.flatMap(({ keys }) => keys));
  const board = BOARD.filter(({ keys }) => !keys.some((key) => ofGame.has(key)));
  const ofPage = keysBesides(page);
  const here = game === undefined ? [...own, ...page] : own;
  return (
    <Dialog title={texts.title} close={close} wide>
      <div class="shortcuts">
        {here.length > 0 && <List title={game ?? texts.here} shortcuts={here} />}
        <List title={texts.board} shortcuts={board} />
        <List title={texts.everywhere} shortcuts={game === undefined ? table : [...table, ...ofPage]} />
      </div>
      {game === undefined && <p class="fine">{texts.ownKeys}</p>}
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
