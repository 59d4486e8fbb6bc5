import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ChildServer } from './childServer';
import { childServer } from './childServer';
import { compiledServer } from './compiledServer';

/** The server as a separate process, as an operator runs it, for tests that kill it. */
export function startServerProcess(port: number, settings: Record<string, string>): ChildServer {
  const child = spawn(process.execPath, [join(compiledServer(), 'main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      ADMIN_PASSWORD: 'kuldne-rattapump',
      LOG_LEVEL: 'warn',
      ADDRESS_SERVICE_URL: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return childServer(child, `http://127.0.0.1:${port}`);
}
