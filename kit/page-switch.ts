import { browserTexts } from './text-store.ts';

/** A wish that somebody has once and for all: kept in this browser, and an attribute of the page for its style sheets. */
export function pageSwitch(name: string) {
  const key = `boardwalk.${name}`;
  const isOn = () => browserTexts.get(key) === 'yes';
  const publish = () => void document.documentElement.toggleAttribute(`data-${name}`, isOn());
  const set = (on: boolean) => {
    browserTexts.set(key, on ? 'yes' : 'no');
    publish();
  };
  return { isOn, set, publish };
}
