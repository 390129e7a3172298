import { inLanguage } from '../../language.ts';

/** `boardwalk backup`. */
export const texts = inLanguage('cli/backup', {
  about: 'copy a server’s data file, even while the server is running',
  file: 'where the copy goes; the file must not exist yet',
  help: `
The copy holds everything as it was at one moment, including the secrets of running matches: keep it as
safe as the original. To restore it, stop the server, remove boardwalk.db, boardwalk.db-wal and
boardwalk.db-shm from its folder, and put the copy there as boardwalk.db.
With PostgreSQL use pg_dump.

Example:
  boardwalk backup /backups/boardwalk-monday.db --data /var/lib/boardwalk`,
  noData: (folder: string) => `There is no data file in ${folder}.`,
  exists: (file: string) => `${file} already exists.`,
  copied: (file: string) => `Copied to ${file}.`,
});
