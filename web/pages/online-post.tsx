import { texts as allTexts } from '#texts/web/online.ts';
import type { TableNow } from '../../online/messages/news.ts';
import type { RemoteSession } from '../session/remote-session.ts';
import { useSession } from './use-session.ts';
import { TurnNotices } from './waiting-room-notices.tsx';

const texts = allTexts.post;

/** While somebody else has days to move: until when, that nobody needs to wait here, and how one is called back. */
export function PostWait({ session, now }: { readonly session: RemoteSession; readonly now: TableNow }) {
  const { turn } = useSession(session).position;
  const { rule, status, you, clocks, offer } = now;
  if (rule.kind !== 'post' || status !== 'live' || you === null || turn < 0 || turn === you || offer) return null;
  const { deadline } = clocks ?? { deadline: null };
  return (
    <section class="online-post" aria-label={texts.title}>
      <p class="fine">
        {deadline !== null && texts.until(session.players[turn].name, allTexts.clock.moment(deadline))} {texts.leave}
      </p>
      <TurnNotices isBrief />
    </section>
  );
}
