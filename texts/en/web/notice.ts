export const texts = {
  update: 'A new version is ready.',
  missing: 'Part of Boardwalk didn’t load. Reload to continue.',
  reload: 'Reload',
  /** Closes the notice. */
  dismiss: 'Not now',
};
