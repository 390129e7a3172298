import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '#texts/kit.ts';

/**
 * A modal dialog on the browser's own element: focus stays inside, Escape closes. Without `close` only its own buttons
 * lead out of it. Long contents scroll, actions stay.
 */
export function Dialog({
  title,
  close,
  actions = <CloseButton close={close} />,
  wide = false,
  side = false,
  isBrief = false,
  above,
  children,
}: {
  readonly title: string;
  readonly close?: () => void;
  /** One that closes it, unless others are given. */
  readonly actions?: ComponentChildren;
  readonly wide?: boolean;
  /** A sheet along the edge of the window: the page beside it can still be seen, and a click there closes the sheet. */
  readonly side?: boolean;
  /** A sentence and one thing to do: nothing scrolls, and Enter at the title does it. */
  readonly isBrief?: boolean;
  /** Stays in sight over the contents of a sheet, which covers its place on the page: whose turn it is, a clock. */
  readonly above?: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // The browser would focus the first button, perhaps far down, and scroll the title away.
    heading.current?.focus();
    // Later, because the page behind cannot take the focus while the dialog stands.
    return () => requestAnimationFrame(() => giveBackFocus(before));
  }, []);
  const mustStay = close === undefined;
  const closing = <div class="dialog-actions">{actions}</div>;
  return (
    <dialog
      ref={dialog}
      class={`dialog${wide ? ' is-wide' : ''}${side ? ' is-side' : ''}`}
      aria-label={title}
      {...(side && { closedby: 'any' })}
      {...(mustStay && { closedby: 'none' })}
      onKeyDown={(event) => mustStay && event.key === 'Escape' && event.preventDefault()}
      onCancel={(event) => mustStay && event.preventDefault()}
      // A browser may close it all the same: at the second Escape in a row, or for a phone's way back.
      onClose={close ?? (() => dialog.current?.showModal())}
    >
      <h2 ref={heading} tabIndex={-1} onKeyDown={isBrief ? pressPrimary : undefined}>
        {title}
      </h2>
      {side && closing}
      {above && <div class="dialog-above">{above}</div>}
      <section class="dialog-body" {...(!isBrief && { tabIndex: 0, 'aria-label': texts.dialogBody })}>
        {children}
      </section>
      {!side && closing}
    </dialog>
  );
}

export function CloseButton({ close }: { readonly close: (() => void) | undefined }) {
  return (
    <button type="button" onClick={close}>
      {texts.close}
    </button>
  );
}

/** A key that is still held from before the dialog does nothing. */
function pressPrimary({ key, repeat, currentTarget }: JSX.TargetedKeyboardEvent<HTMLElement>): void {
  if (key === 'Enter' && !repeat)
    currentTarget.closest('dialog')?.querySelector<HTMLElement>('.dialog-actions .primary')?.click();
}

/** Where the focus was, or else at what there is to do: never at the top of the page. Another dialog keeps its own. */
function giveBackFocus(before: Element | null): void {
  if (document.activeElement !== document.body) return;
  const isThere = before instanceof HTMLElement || before instanceof SVGElement;
  if (isThere && before.isConnected && before !== document.body) before.focus();
  else document.querySelector<HTMLElement>('.prompt')?.focus();
}
