import { Dialog } from '../../kit/dialog.tsx';

/** Asks before something that cannot be undone. */
export function Question({
  title,
  say,
  yes,
  no,
  isFatal = false,
  act,
  close,
}: {
  readonly title: string;
  readonly say: string;
  readonly yes: string;
  readonly no: string;
  /** Nobody should do it by habit: it does not look like the way on. */
  readonly isFatal?: boolean;
  readonly act: () => void;
  readonly close: () => void;
}) {
  const actions = (
    <>
      <button type="button" class={isFatal ? 'fatal' : 'primary'} onClick={act}>
        {yes}
      </button>
      <button type="button" onClick={close}>
        {no}
      </button>
    </>
  );
  return (
    <Dialog title={title} close={close} actions={actions}>
      <p>{say}</p>
    </Dialog>
  );
}
