import { useRef } from 'preact/hooks';
import { texts } from '#texts/web/notice.ts';
import { dismissNotice, useNotice } from '../notices.ts';
import { useQuiet } from '../use-quiet.ts';

/** A slim bar at the foot of any page. An update waits for a quiet moment; everything else is said at once. */
export function NoticeBar() {
  const notice = useNotice();
  const isQuiet = useQuiet(notice === 'update');
  const before = useRef<EventTarget | null>(null);
  const isShown = notice !== 'update' || isQuiet;
  const helpsReload = notice === 'update' || notice === 'missing';
  const dismiss = () => {
    dismissNotice();
    if (before.current instanceof HTMLElement || before.current instanceof SVGElement) before.current.focus();
  };
  // Always there, because screen readers announce only what is put into a region they know already.
  return (
    <div class="notice-place" role="status">
      {notice && isShown && (
        <div
          class="notice"
          onFocusIn={({ relatedTarget, currentTarget }) => {
            if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
          }}
        >
          <p>{texts[notice]}</p>
          {helpsReload && (
            <button type="button" class="primary" onClick={() => location.reload()}>
              {texts.reload}
            </button>
          )}
          <button type="button" class="quiet" aria-label={helpsReload ? texts.dismiss : texts.close} onClick={dismiss}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </button>
        </div>
      )}
    </div>
  );
}
