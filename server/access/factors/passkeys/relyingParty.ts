import { isIP } from 'node:net';
import type { Config } from '../../../platform/config';
import { conflict } from '../../../texts/messages';

/** The portal, as passkeys know it. */
export interface RelyingParty {
  /** The domain that passkeys belong to. */
  id: string;
  origin: string;
}

/** Undefined where browsers offer no passkeys: over plain http, other than on this machine, and at a bare IP address. */
export function findRelyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return (protocol === 'https:' || isHere) && !isAddress ? { id: hostname, origin } : undefined;
}

/** Errors: CONFLICT where there are no passkeys. */
export function requireRelyingParty(config: Pick<Config, 'publicUrl'>): RelyingParty {
  const party = findRelyingParty(config);
  if (!party) throw conflict('access.passkeysImpossible');
  return party;
}
