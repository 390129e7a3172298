import '../styles/build.css';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/build.ts';
import { paths } from '../routes.ts';
import { Frame } from './frame.tsx';
import { useCopy } from './use-copy.ts';
import { useServer } from './use-server.ts';

/** How to begin with a bot or a game of one's own; the documents in the source code say the rest. */
export function BuildPage() {
  const isServed = useServer();
  const { bot, online, game } = texts;
  return (
    <Frame title={texts.tab} crumb={texts.crumb}>
      <div class="column build">
        <h1>{texts.title}</h1>
        <p class="lead">{texts.lead}</p>
        <section>
          <h2>{bot.title}</h2>
          <p>{bot.say}</p>
          <p>{bot.save}</p>
          <Code text={bot.program} />
          <p>{bot.run}</p>
          <Code text={bot.command} />
        </section>
        <section>
          <h2>{online.title}</h2>
          <p>{online.say}</p>
          <p>
            <Link href={paths.document('bots')}>{online.read}</Link>
          </p>
          {isServed && (
            <p>
              <Link href={paths.onlineSettings}>{online.settings}</Link>. {online.settingsSay}
            </p>
          )}
        </section>
        <section>
          <h2>{game.title}</h2>
          <p>{game.say}</p>
          <Code text={game.commands} />
          <p>{game.more}</p>
          <p>
            <Link href={paths.document('contributing')}>{game.read}</Link>
          </p>
        </section>
      </div>
    </Frame>
  );
}

/** As it is typed, line by line: a long one scrolls, because a line that is torn can't be copied by eye. */
function Code({ text }: { readonly text: string }) {
  const { said, copy } = useCopy(text, texts);
  return (
    <div class="build-code">
      {/* Focusable, so that the keyboard can scroll it. */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <button type="button" class="quiet" onClick={copy} aria-live="polite">
        {said ?? texts.copy}
      </button>
    </div>
  );
}
