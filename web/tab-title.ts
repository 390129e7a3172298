import { texts } from '#texts/web/frame.ts';

/** What the page calls itself, and what is more urgent than that. */
let page = '';
let call: string | undefined;

/** The title of the page that is shown, for the browser's tab. */
export function titleTab(title: string): void {
  page = title;
  write();
}

/** While somebody waits for an answer elsewhere, the tab says that instead of the page's title. */
export function callInTab(words: string | undefined): void {
  call = words;
  write();
}

function write(): void {
  document.title = texts.tab(call ?? page);
}
