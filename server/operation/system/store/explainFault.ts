import type { StoreFaultKind } from '../../../platform/backup/store/storeFault';
import type { BackupStore } from '../../../platform/settings/backupStore';
import type { Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';

/** Says what is wrong with a store and what to do about it, to the admin who has to. */
export function explainFault(
  { kind, reply }: { kind: StoreFaultKind; reply: string },
  { endpoint, bucket, region }: Pick<BackupStore, 'endpoint' | 'bucket' | 'region'>,
): Message {
  const { host } = new URL(endpoint);
  switch (kind) {
    case 'hostNotFound':
    case 'refused':
    case 'hangs':
    case 'cut':
    case 'certificate':
    case 'busy':
      return message(`storeFault.${kind}` as const, { host });
    case 'noBucket':
    case 'denied':
      return message(`storeFault.${kind}` as const, { bucket });
    case 'wrongRegion':
      return message('storeFault.wrongRegion', { region });
    case 'gone':
    case 'other':
      return message(`storeFault.${kind}` as const, { reply });
    default:
      return message(`storeFault.${kind}` as const);
  }
}
