import { PerPortal } from '../../platform/perPortal';

/** How far an import, a dry run or an undo has come. */
export interface ImportProgress {
  done: number;
  total: number;
}

/**
 * The running imports of this copy of the portal. Another copy does not know of them, and its reply makes the page wait
 * without a figure.
 */
export const importProgress = new PerPortal<Map<string, ImportProgress>>('imports');
