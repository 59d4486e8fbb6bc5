import { setFlagsFromString } from 'node:v8';
import { readEnvironmentWith } from '../config';
import { memorySettings } from './settings';

// Imported first by the programs that serve, before anything large is read.
startAgain();

/**
 * Starts this program again in the same process, with the settings that Node and the C library read only at a start. Does
 * nothing where they are set, on Windows, and for a parent that talks to this process, whose line would be cut.
 */
function startAgain(): void {
  const given = readEnvironmentWith({});
  const named = [...process.execArgv, ...(given.NODE_OPTIONS ?? '').split(' ')].map((each) =>
    each.replaceAll('_', '-'),
  );
  const missing = memorySettings.options.filter((option) => {
    const [name = ''] = option.split('=');
    return !named.some((each) => each.startsWith(name));
  });
  if (missing.length === 0) return leaveThreadsTheirLimits();
  if (process.connected || process.platform === 'win32') return;
  const args = [process.execPath, ...missing, ...process.execArgv, ...process.argv.slice(1)];
  // Node 22.15 and newer have it.
  process.execve?.(process.execPath, args, { ...memorySettings.environment, ...given });
}

/**
 * V8 puts the limit of the command line above the one that a thread is started with. The heap of this thread has its
 * limit by now, and keeps it.
 */
function leaveThreadsTheirLimits(): void {
  setFlagsFromString('--max-old-space-size=0');
}
