/** The S3-compatible store of encrypted backups, with all that is needed to use it. */
export interface BackupStore {
  /** Without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  /** The folder of our objects in the bucket, without slashes around it. */
  prefix: string;
  /** Whether the bucket stands in the path and not in the host name. */
  isPathStyle: boolean;
  accessKey: string;
  secretKey: string;
  passphrase: string;
}

/** The settings without which there is no store. */
const needed = [
  'backupStoreEndpoint',
  'backupStoreBucket',
  'backupStoreAccessKey',
  'backupStoreSecretKey',
  'backupPassphrase',
] as const;
export type NeededByStore = (typeof needed)[number];

type StoreValues = { [Key in NeededByStore]?: string } & {
  backupStoreRegion: string;
  backupStorePrefix: string;
  backupStorePathStyle: boolean;
};

const hasAll = (values: StoreValues): values is StoreValues & Record<NeededByStore, string> =>
  needed.every((key) => values[key] !== undefined);

/** The store, or what it lacks when something of it is set. */
export function readBackupStore(values: StoreValues): { backupStore?: BackupStore; backupStoreLacks: NeededByStore[] } {
  if (!hasAll(values)) {
    const lacks = needed.filter((key) => values[key] === undefined);
    return { backupStoreLacks: lacks.length === needed.length ? [] : lacks };
  }
  return {
    backupStore: {
      endpoint: values.backupStoreEndpoint,
      region: values.backupStoreRegion,
      bucket: values.backupStoreBucket,
      prefix: values.backupStorePrefix,
      isPathStyle: values.backupStorePathStyle,
      accessKey: values.backupStoreAccessKey,
      secretKey: values.backupStoreSecretKey,
      passphrase: values.backupPassphrase,
    },
    backupStoreLacks: [],
  };
}

/** The place of a store as people and our records name it. */
export const namePlace = ({ endpoint, bucket, prefix }: BackupStore): string => `${endpoint}/${bucket}/${prefix}`;
