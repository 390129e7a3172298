import { useEffect, useState } from 'preact/hooks';
import { texts } from '#texts/web/waiting-room.ts';
import type { Fault } from '../../core/result.ts';
import { canPush, isPushed, startPush } from '../online/push.ts';
import { Said } from './said.tsx';

/** Asks for notices where a match takes days, and only when somebody wants them. */
export function TurnNotices({
  isBrief = false,
}: {
  /** What is around it says already that the match takes days. */
  readonly isBrief?: boolean;
}) {
  const [isOn, setOn] = useState<boolean>();
  const [wasDenied, setDenied] = useState(false);
  const [fault, setFault] = useState<Fault>();
  useEffect(() => void isPushed().then(setOn), []);
  const start = async () => {
    const started = await startPush();
    setFault(started.ok ? undefined : started.fault);
    setOn(started.ok && started.value);
    setDenied(started.ok && !started.value);
  };
  if (!canPush() || isOn === undefined) return null;
  return (
    <div class="turn-notices">
      {(isOn || !isBrief) && <p class="fine">{isOn ? texts.noticesOn : texts.noticesSay}</p>}
      {!isOn && (
        <button type="button" onClick={() => void start()}>
          {texts.notices}
        </button>
      )}
      <Said fault={fault} words={wasDenied ? texts.noticesDenied : undefined} />
    </div>
  );
}
