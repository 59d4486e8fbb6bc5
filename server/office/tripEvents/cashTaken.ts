import type { Viewer } from '../../access';
import { Topic } from '../../platform/events';

/** A driver took cash for a trip. */
export interface CashTaken {
  /** Made by the phone. */
  id: string;
  orderId: string;
  cents: number;
  /** 'YYYY-MM-DD' */
  receivedOn: string;
  viewer: Viewer;
}

export const cashTaken = new Topic<CashTaken>('cashTaken');
