const DARK = /@media \(prefers-color-scheme: dark\) \{/g;

/**
 * A page is dark because the system is, or because somebody chose so. Style sheets are written for the first; this writes
 * every dark block twice, and takes the system's out where somebody chose light. `:where` leaves the weight of every
 * selector as it is written.
 *
 * @returns {import('vite').Plugin}
 */
export function themeCss() {
  return {
    name: 'theme-css',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: writeThemes(code), map: null }),
    },
  };
}

/** @param {string} css */
export function writeThemes(css) {
  let written = '';
  let at = 0;
  for (const { index, 0: opening } of css.matchAll(DARK)) {
    const start = index + opening.length;
    const end = closingBrace(css, start);
    // Nested, `:root` would mean something below the root.
    const rules = css.slice(start, end).replaceAll(/(^|[\s,}]):root\b/g, '$1&:root');
    written += css.slice(at, index);
    written += `${opening}:where(:root:not([data-theme="light"])){${rules}}}:where(:root[data-theme="dark"]){${rules}}`;
    at = end + 1;
  }
  return written + css.slice(at);
}

/**
 * @param {string} css
 * @param {number} start behind the brace that opens
 */
function closingBrace(css, start) {
  let depth = 1;
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}') depth--;
    if (depth === 0) return at;
  }
  throw new Error('A dark block in a style sheet is not closed.');
}
