import type { ComponentChildren } from 'preact';
import { texts } from '#texts/web/frame.ts';
import { findGame } from '../../games/index.ts';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';

/** The frame of a page about one game. Nothing is shown of a game that is not on the shelf. */
export function GameFrame({
  game,
  title,
  crumb,
  actions,
  children,
}: {
  readonly game: string;
  /** The page's title, with the name of the game in it. */
  readonly title: (name: string) => string;
  readonly crumb: string;
  readonly actions: ComponentChildren;
  readonly children: (title: string) => ComponentChildren;
}) {
  const name = findGame(game)?.about.title;
  if (name === undefined) return <Missing what="game" />;
  return (
    <Frame title={title(name)} crumb={texts.crumb(name, crumb)} {...{ game, actions }}>
      {children(title(name))}
    </Frame>
  );
}
