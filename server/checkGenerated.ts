import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findMissingMigrations } from './migrationsMatch';
import { printWholeSchema } from './schema';

/** Fails when a committed generated file is stale, or an entity has changes that no migration makes. */
async function check(): Promise<string[]> {
  const problems: string[] = [];
  if (readFileSync('schema.graphql', 'utf8') !== printWholeSchema())
    problems.push('schema.graphql is stale: npm run generate');

  const hooks = [
    'client/generated/graphql.ts',
    'client/generated/plain.ts',
    'client/generated/live.ts',
    'client/generated/operations.ts',
    'server/access/clientDocuments.json',
    'server/access/publicDocuments.json',
  ];
  const committed = hooks.map((file) => readFileSync(file, 'utf8'));
  const { status, stderr } = spawnSync('npx', ['graphql-codegen', '--config', 'codegen.yml'], { encoding: 'utf8' });
  hooks.forEach((file, index) => {
    const fresh = readFileSync(file, 'utf8');
    writeFileSync(file, committed[index] ?? '');
    if (status === 0 && fresh !== committed[index]) problems.push(`${file} is stale: npm run generate`);
  });
  if (status !== 0) problems.push(`the code generator failed:\n${stderr}`);

  const outline = 'client/ui/map/leaflet/buildOutline.mjs';
  if (spawnSync('node', [outline, '--check'], { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    problems.push(`client/ui/map/leaflet/outline.json is stale: node ${outline}`);

  for (const file of listUnlistedEntities()) problems.push(`${file} is missing from server/model/entities.ts`);

  const statements = await findMissingMigrations();
  if (statements.length > 0)
    problems.push(
      `entities have changes that no migration makes; put these into a new file of server/migrations/ and list it in index.ts:\n${statements.join(';\n')};`,
    );
  return problems;
}

/** Files of entities that the list of entities leaves out: TypeORM, and so the check of migrations, would not see them. */
function listUnlistedEntities(): string[] {
  const listed = readFileSync('server/model/entities.ts', 'utf8');
  const files = readdirSync('server/model', { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join('server/model', file),
  );
  return files.filter((file) => file.endsWith('.entity.ts') && !listed.includes(`/${path.basename(file, '.ts')}'`));
}

void check().then((problems) => {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exitCode = 1;
});
