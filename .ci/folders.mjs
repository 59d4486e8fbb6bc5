import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix } from 'node:path';

// `npm run check:folders`: a folder of more than some twenty files must be divided.
const most = 22;

/** Folders that are lists by nature, with the reason. */
const lists = {
  '.': 'what tools look for at the root',
  'server/migrations': 'one file a migration, and none is ever taken back',
  'server/texts/et': 'one file an area, as the texts of pages',
  'server/texts/en': 'as et/',
  'client/i18n/et': 'one file an area; which pages load it is said by public/, links/ and platform/',
  'client/i18n/en': 'as et/',
  'client/i18n/ru': 'as et/',
  'client/i18n/fi': 'as et/',
};

// With what is not committed yet.
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

const counts = new Map();
for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);

const problems = [
  ...[...counts]
    .filter(([folder, count]) => count > most && !(folder in lists))
    .map(([folder, count]) => `${folder} holds ${count} files, more than ${most}: give it subfolders`),
  ...Object.keys(lists)
    .filter((folder) => (counts.get(folder) ?? 0) <= most)
    .map((folder) => `${folder} holds at most ${most} files: it need not be named in .ci/folders.mjs`),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
