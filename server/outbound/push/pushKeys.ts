import type { EntityManager } from 'typeorm';
import { generateVAPIDKeys } from 'web-push';
import { PushKey } from '../../model/outbound/pushKey.entity';
import { PushSubscription } from '../../model/outbound/pushSubscription.entity';
import type { Config } from '../../platform/config';
import { ensureSettingsKey, seal, unseal } from '../../platform/settings/secrets';
import type { Clock } from '../../platform/time';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const SEALED_AS = 'pushKey';

/**
 * The key pair of this portal, made when there is none. A pair whose seal does not open, as after a restore without the
 * key of the settings, is replaced; phones allowed that pair alone, so they are forgotten and subscribe again.
 */
export async function ensurePushKeys(manager: EntityManager, config: Config, clock: Clock): Promise<PushKeys> {
  const sealing = await ensureSettingsKey(config);
  return manager.transaction(async (inner) => {
    await inner.query(`select pg_advisory_xact_lock(hashtext('push_key'))`);
    const kept = await inner.findOneBy(PushKey, { isOnly: true });
    const opened = kept && unseal(sealing, SEALED_AS, kept.sealedPrivateKey);
    if (kept && opened !== undefined && opened !== null) return { publicKey: kept.publicKey, privateKey: opened };
    const { publicKey, privateKey } = generateVAPIDKeys();
    const sealedPrivateKey = seal(sealing, SEALED_AS, privateKey);
    await inner.deleteAll(PushSubscription);
    await inner.save(PushKey, { isOnly: true, publicKey, sealedPrivateKey, madeAt: clock.now() });
    return { publicKey, privateKey };
  });
}
