import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import beginTestCluster from '../databases/testCluster';
import { declaredRows } from './declared';

/** Begins the integration tests with what check.ts needs. */
export default async function begin(): Promise<void> {
  await beginTestCluster();
  process.env.DECLARED_ROWS = path.join(os.tmpdir(), 'declaredRows.json');
  writeFileSync(process.env.DECLARED_ROWS, JSON.stringify(declaredRows()));
}
