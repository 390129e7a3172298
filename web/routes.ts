/** Addresses inside the page. They stand behind the #, so that any file server can host the app. */
export const paths = {
  home: '/',
  setUp: (game: string) => `/${game}/new`,
  match: (game: string, id: string) => `/${game}/match/${id}`,
  campaign: (game: string) => `/${game}/campaign`,
  lesson: (game: string, step = '') => `/${game}/learn/${step}`,
  rules: (game: string, rule = '') => `/${game}/rules/${rule}`,
  view: (game: string, text = '') => `/${game}/view/${encodeURIComponent(text)}`,
};
