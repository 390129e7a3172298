import { Dialog } from '../../kit/dialog.tsx';

/** Asks before something that cannot be undone. */
export function Question({
  title,
  say,
  yes,
  no,
  act,
  close,
}: {
  readonly title: string;
  readonly say: string;
  readonly yes: string;
  readonly no: string;
  readonly act: () => void;
  readonly close: () => void;
}) {
  const actions = (
    <>
      <button type="button" class="primary" onClick={act}>
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
