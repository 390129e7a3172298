import '../styles/build.css';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/build.ts';
import { paths } from '../routes.ts';
import { Frame } from './frame.tsx';
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
          <p>{online.more}</p>
          {isServed && (
            <p>
              <Link href={paths.onlineSettings}>{online.settings}</Link>
            </p>
          )}
        </section>
        <section>
          <h2>{game.title}</h2>
          <p>{game.say}</p>
          <Code text={game.commands} />
          <p>{game.more}</p>
        </section>
      </div>
    </Frame>
  );
}

/** Long lines wrap: nothing has to be scrolled sideways to be read. */
function Code({ text }: { readonly text: string }) {
  return (
    <pre>
      <code>{text}</code>
    </pre>
  );
}
