import { useEffect, useState } from 'preact/hooks';

/** Where the open talk covers the side column, as its style sheet has it. */
const COVERS = '(max-width: 1130px), (max-height: 640px)';

/** Whether the talk is open. The end of a match closes it where it would cover the result. */
export function useTalkOpen(isOver: boolean) {
  const [isOpen, open] = useState(false);
  useEffect(() => {
    if (isOver && matchMedia(COVERS).matches) open(false);
  }, [isOver]);
  return { isOpen, open };
}
