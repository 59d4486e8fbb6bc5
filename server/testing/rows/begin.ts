import { existsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import beginTestCluster from '../databases/testCluster';
import { declaredRows } from './declared';

/** Begins the integration tests with what check.ts needs. A file that DECLARED_ROWS names serves several runs. */
export default async function begin(): Promise<void> {
  await beginTestCluster();
  const file = (process.env.DECLARED_ROWS ??= path.join(os.tmpdir(), 'declaredRows.json'));
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(declaredRows()));
}
