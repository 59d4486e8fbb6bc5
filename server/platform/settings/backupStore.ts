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

/** The store, or what it lacks when something of it is set. */
export function readBackupStore(values: StoreValues): { backupStore?: BackupStore; backupStoreLacks: NeededByStore[] } {
  const {
    backupStoreEndpoint: endpoint,
    backupStoreBucket: bucket,
    backupStoreAccessKey: accessKey,
    backupStoreSecretKey: secretKey,
    backupPassphrase: passphrase,
  } = values;
  if (
    endpoint === undefined ||
    bucket === undefined ||
    accessKey === undefined ||
    secretKey === undefined ||
    passphrase === undefined
  ) {
    const lacks = needed.filter((key) => values[key] === undefined);
    return { backupStoreLacks: lacks.length === needed.length ? [] : lacks };
  }
  const { backupStoreRegion: region, backupStorePrefix: prefix, backupStorePathStyle: isPathStyle } = values;
  return {
    backupStore: { endpoint, region, bucket, prefix, isPathStyle, accessKey, secretKey, passphrase },
    backupStoreLacks: [],
  };
}

/** The place of a store as people and our records name it. */
export const namePlace = ({ endpoint, bucket, prefix }: BackupStore): string => `${endpoint}/${bucket}/${prefix}`;
