import { ConfigError } from './configError';

/** Ends a program that cannot start, with one line that says why. */
export function exitWithReason(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof ConfigError ? message : `The portal cannot start: ${message}`);
  process.exit(1);
}
