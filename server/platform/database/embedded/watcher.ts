import { spawn } from 'node:child_process';

/**
 * Waits on its input, which ends when the portal dies however it dies, and then stops the database ($1) and removes its
 * runtime folder ($2). A portal that stopped the database itself says so before.
 */
const SCRIPT = `
read -r said && exit 0
kill -INT "$1" 2>/dev/null
tries=0
while kill -0 "$1" 2>/dev/null; do
  tries=$((tries + 1))
  [ $tries = 10 ] && kill -QUIT "$1" 2>/dev/null
  [ $tries = 20 ] && exit 1
  sleep 1
done
rm -rf "$2"`;

/**
 * A tiny process that ends a database soon after this process is gone; the returned function dismisses it. Windows needs
 * none: it ends children with their parent.
 */
export function watchOver(pid: number, runtime: string): () => void {
  if (process.platform === 'win32') return () => undefined;
  const watcher = spawn('/bin/sh', ['-c', SCRIPT, 'charter-watcher', String(pid), runtime], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // It must survive the end of the portal's process group.
    detached: true,
  });
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  return () => void watcher.stdin.end('stopped\n');
}
