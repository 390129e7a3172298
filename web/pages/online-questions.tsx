import { useLocation } from 'wouter-preact';
import { texts as allTexts } from '#texts/web/online.ts';
import { CloseButton, Dialog } from '../../kit/dialog.tsx';
import type { TableNow } from '../../online/messages/news.ts';
import { pageForOthers } from '../online/server.ts';
import { paths } from '../routes.ts';
import type { RemoteSession } from '../session/remote-session.ts';
import { CopyLink } from './copy-link.tsx';
import { OnlineDice } from './online-dice.tsx';
import { Question } from './question.tsx';
import type { Act } from './use-fault.ts';

const texts = allTexts.confirm;

/** What is open over the table. */
export type OnlineQuestion =
  | { readonly kind: 'resign' | 'abort' | 'dice' | 'leave' }
  | { readonly kind: 'end' | 'regive'; readonly seat: number }
  | LinkQuestion;

interface LinkQuestion {
  readonly kind: 'link';
  readonly name: string;
  readonly address: string;
}

interface Props {
  readonly session: RemoteSession;
  readonly now: TableNow;
  readonly question: OnlineQuestion | undefined;
  readonly ask: (question: OnlineQuestion) => void;
  readonly close: () => void;
  readonly act: Act;
}

/** Asked before something that cannot be undone, and what is explained. */
export function OnlineQuestions({ session, now, question, ask, close, act }: Props) {
  const [, go] = useLocation();
  if (!question) return null;
  const then = (answer: () => ReturnType<RemoteSession['wish']>) => () => {
    close();
    act(answer());
  };
  switch (question.kind) {
    case 'dice':
      return <OnlineDice {...{ session, now, close }} />;
    case 'link':
      return <NewLink link={question} close={close} />;
    case 'leave':
      return <Question {...texts.leave} close={close} act={() => go(paths.home)} />;
    case 'resign':
      return (
        <Question
          {...texts.resign}
          isFatal
          no={texts.cancel}
          say={afterResigning(session, now)}
          close={close}
          act={then(() => session.wish({ type: 'resign' }))}
        />
      );
    case 'abort':
      return (
        <Question
          {...texts.abort}
          isFatal
          no={texts.cancel}
          close={close}
          act={then(() => session.wish({ type: 'abort' }))}
        />
      );
    case 'regive': {
      const { seat } = question;
      const { name } = session.players[seat];
      const words = { ...texts.newLink, title: texts.newLink.title(name), say: texts.newLink.say(name) };
      return <Question {...words} close={close} act={then(() => giveLink(session, now, seat, ask))} />;
    }
    case 'end': {
      const { seat } = question;
      const why = (now.seats[seat].away ? texts.end.away : texts.end.late)(session.players[seat].name);
      const say = texts.end.sentences(why, isDuel(session, now) ? texts.end.duel : texts.end.others);
      const end = () => session.wish({ type: 'replace', seat, by: { kind: 'nobody' } });
      return <Question {...texts.end} isFatal no={texts.cancel} say={say} close={close} act={then(end)} />;
    }
  }
}

function isDuel({ room }: RemoteSession, { seats }: TableNow): boolean {
  return seats.length === 2 && !room.about.together;
}

function afterResigning(session: RemoteSession, now: TableNow): string {
  const { you, seats } = now;
  if (isDuel(session, now) && you !== null) return texts.resign.duel(session.players[1 - you].name);
  const hasOthers = seats.some(
    ({ player, heldBy }, seat) => seat !== you && player.kind === 'person' && heldBy === undefined,
  );
  return hasOthers ? texts.resign.others : texts.resign.alone;
}

async function giveLink(
  session: RemoteSession,
  now: TableNow,
  seat: number,
  ask: Props['ask'],
): ReturnType<RemoteSession['wish']> {
  // The seat is nobody's afterwards.
  const { name } = session.players[seat];
  const given = await session.regive(seat);
  if (!given.ok) return given.fault;
  ask({ kind: 'link', name, address: await linkTo(now, given.value) });
  return undefined;
}

/** As other devices reach the table. */
export async function linkTo({ game, match }: TableNow, invite?: string): Promise<string> {
  return new URL(`#${paths.online(game, match, invite)}`, await pageForOthers()).href;
}

/** The link that opens a lost seat again. */
function NewLink({ link: { name, address }, close }: { readonly link: LinkQuestion; readonly close: () => void }) {
  const { newLink } = allTexts;
  const actions = (
    <>
      <CopyLink word={newLink.copy} find={async () => address} />
      <CloseButton close={close} />
    </>
  );
  return (
    <Dialog title={newLink.title} close={close} actions={actions}>
      <p>{newLink.say(name)}</p>
      <p>
        <code class="online-link">{address}</code>
      </p>
    </Dialog>
  );
}
