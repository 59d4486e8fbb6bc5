/** The provider of card and bank-link payments, with all that is needed to use it. */
export interface PayLinks {
  /** Address of its API, without a trailing slash. */
  url: string;
  accessKey: string;
  secretKey: string;
}

interface PayLinkValues {
  montonioUrl: string;
  montonioAccessKey?: string;
  montonioSecretKey?: string;
}

/** Undefined while a key is missing: nobody can pay so. */
export function readPayLinks({
  montonioUrl,
  montonioAccessKey,
  montonioSecretKey,
}: PayLinkValues): PayLinks | undefined {
  if (montonioAccessKey === undefined || montonioSecretKey === undefined) return undefined;
  return { url: montonioUrl, accessKey: montonioAccessKey, secretKey: montonioSecretKey };
}
