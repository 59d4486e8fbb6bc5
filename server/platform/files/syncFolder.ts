import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names in a folder durable, as after a rename. Windows opens no folders, and needs none of it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
