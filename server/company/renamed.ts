import { Topic } from '../platform/events';

/** A driver or a bus got another name, in the transaction that wrote it. */
export const renamed = new Topic<{ kind: 'driver' | 'bus'; id: string }>('renamed');
