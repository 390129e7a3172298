import { useEffect, useRef } from 'preact/hooks';
import { playSound } from '../../kit/sound.ts';

/** The app's icon with a dot in its corner, as the tab shows it while somebody waits. */
const WAITING_ICON = './icon-turn.svg';

/** Says in the tab, and softly to the ear of a player who looks elsewhere, that it is your turn. */
export function useTurnSignal(isYourTurn: boolean, isElsewhere = false): void {
  const was = useRef(isYourTurn);
  useEffect(() => {
    if (isYourTurn && !was.current && (isElsewhere || !document.hasFocus())) playSound('turn');
    was.current = isYourTurn;
    if (!isYourTurn) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const usual = icon?.href;
    if (icon) icon.href = WAITING_ICON;
    return () => {
      if (icon && usual !== undefined) icon.href = usual;
    };
  }, [isYourTurn, isElsewhere]);
}
