import { PerPortal } from '../../platform/perPortal';

/** How many bytes of the file under way this copy of the portal has read. A different copy does not know of them. */
export interface BankProgress {
  current?: { done: number; total: number };
}

export const bankProgress = new PerPortal<BankProgress>('bank files');
