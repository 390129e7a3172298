import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A modal dialog on the browser's own element: focus stays inside, Escape closes. Long contents scroll, actions stay. */
export function Dialog({
  title,
  close,
  actions,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly actions: ComponentChildren;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The browser would focus the first button, perhaps far down, and scroll the title away.
    heading.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} class={wide ? 'dialog is-wide' : 'dialog'} aria-label={title} onClose={close}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <section class="dialog-body" tabIndex={0} aria-label="Details">
        {children}
      </section>
      <div class="dialog-actions">{actions}</div>
    </dialog>
  );
}
