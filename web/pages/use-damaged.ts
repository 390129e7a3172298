import { useEffect, useState } from 'preact/hooks';
import { invite as form } from '../../online/messages/parts.ts';
import type { TableLine } from '../online/table-line.ts';

/** Whether the invitation in the address is none of this table's: a link that lost its end, or was copied by hand. */
export function useDamaged(line: TableLine, invite: string | undefined): boolean {
  const [damaged, setDamaged] = useState<string>();
  useEffect(() => {
    if (invite === undefined) return;
    if (!form.read(invite, '').ok) {
      setDamaged(invite);
      return;
    }
    // An older server does not know the question.
    void line.ask({ type: 'knock', invite }).then((answer) => {
      if (answer.type === 'no' && answer.fault.code === 'online.seat.invite') setDamaged(invite);
    });
  }, [line, invite]);
  return invite !== undefined && damaged === invite;
}
