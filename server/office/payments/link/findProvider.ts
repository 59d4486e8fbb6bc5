import type { Deps } from '../../../access';
import { createMontonio } from './montonio';
import type { PayProvider } from './provider';

/** The provider of the settings; undefined while they have no keys. */
export function findProvider({ settings, clock }: Pick<Deps, 'settings' | 'clock'>): PayProvider | undefined {
  const { payLinks } = settings();
  return payLinks && createMontonio(payLinks, clock);
}
