import { browserTexts } from '../kit/text-store.ts';

/** Light or dark, as the system has it or always. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const THEME = 'boardwalk.theme';

export function loadTheme(): Theme {
  const kept = browserTexts.get(THEME);
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

export function saveTheme(theme: Theme): void {
  browserTexts.set(THEME, theme);
  applyTheme(theme);
}

/** Style sheets know it as `data-theme`: scripts/lib/theme-css.mjs writes their dark rules for both ways to be dark. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    // Kept as it was written, to come back to.
    meta.dataset.media ??= meta.media;
    const isFor = meta.dataset.media.includes('dark') ? 'dark' : 'light';
    meta.media = theme === 'system' ? meta.dataset.media : theme === isFor ? 'all' : 'none';
  }
}

/** When an image for a dark page is shown. Paper is never dark. */
export function darkMedia(): string {
  const theme = loadTheme();
  if (theme === 'system') return 'screen and (prefers-color-scheme: dark)';
  return theme === 'dark' ? 'screen' : 'none';
}

/** Whether the page is dark now. */
export function isDarkPage(): boolean {
  return matchMedia(darkMedia()).matches;
}

/** One rule for both ways to be dark. */
export function darkRules(selector: string, declarations: string): string {
  const inside = selector === ':root' ? '&:root' : selector;
  const rule = `${inside}{${declarations}}`;
  return `@media (prefers-color-scheme: dark){:where(:root:not([data-theme=light])){${rule}}}:where(:root[data-theme=dark]){${rule}}`;
}
