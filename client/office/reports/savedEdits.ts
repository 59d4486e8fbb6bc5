import type { Edits } from './edits';

// The number grows when the shape changes: what an older client wrote is then not read.
const KEY = 'reports.1';
/** Edits are kept for a year, for monthly reports. */
const KEPT = 12;

type Saved = Record<string, Edits>;

/**
 * The typed changes of each period, kept in this browser. Printing and PDF keep them: people often mend a report after
 * they saw it on paper. Only 'Taasta algsed tunnid' or twelve later periods discard them.
 */
export function loadEdits(period: string): Edits {
  return readAll()[period] ?? {};
}

export function saveEdits(period: string, edits: Edits): void {
  const { [period]: _, ...others } = readAll();
  const kept = Object.entries(others).slice(-(KEPT - 1));
  const all: Saved = Object.fromEntries(Object.keys(edits).length > 0 ? [...kept, [period, edits]] : kept);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing for us still can print.
  }
}

function readAll(): Saved {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof saved === 'object' && saved !== null ? (saved as Saved) : {};
  } catch {
    return {};
  }
}
