import type { EntityManager } from 'typeorm';
import { generateVAPIDKeys } from 'web-push';
import { PushKey } from '../../model/outbound/pushKey.entity';
import { PushSubscription } from '../../model/outbound/pushSubscription.entity';
import type { Config } from '../../platform/config';
import { ensureSettingsKey, seal, unseal } from '../../platform/settings/secrets';
import type { Logger } from '../../platform/log/logger';
import type { Clock } from '../../platform/time';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const SEALED_AS = 'pushKey';

/**
 * The key pair of this portal, made when there is none. A pair whose seal does not open, as after a restore without the
 * key of the settings, is replaced. A phone takes messages from the pair that it allowed alone (RFC 8292, 4.2): every address is
 * useless then and goes. Phones subscribe again when their page is opened.
 */
export async function ensurePushKeys(
  manager: EntityManager,
  { config, clock, logger }: { config: Config; clock: Clock; logger: Logger },
): Promise<PushKeys> {
  const sealing = await ensureSettingsKey(config);
  return manager.transaction(async (inner) => {
    await inner.query(`select pg_advisory_xact_lock(hashtext('push_key'))`);
    const kept = await inner.findOneBy(PushKey, { isOnly: true });
    const opened = kept && unseal(sealing, SEALED_AS, kept.sealedPrivateKey);
    if (kept && opened !== undefined && opened !== null) return { publicKey: kept.publicKey, privateKey: opened };
    const { publicKey, privateKey } = generateVAPIDKeys();
    const sealedPrivateKey = seal(sealing, SEALED_AS, privateKey);
    const { affected: phones } = await inner.deleteAll(PushSubscription);
    if (kept)
      logger.warn('the keys of notices were made again: phones subscribe again when their page is opened', { phones });
    await inner.save(PushKey, { isOnly: true, publicKey, sealedPrivateKey, madeAt: clock.now() });
    return { publicKey, privateKey };
  });
}
