import { isIPv6 } from 'node:net';

/**
 * Under what limits count a caller who is not signed in. `address` is the one that express found with TRUST_PROXY: the
 * caller's own words about it count only where a trusted proxy wrote them. A house with IPv6 has a whole /64 to call from.
 */
export function findCaller({ ip: address }: { ip?: string }): string {
  const whole = findAddress({ ip: address }) ?? 'unknown';
  return isIPv6(whole) ? `${cutFirstHalf(whole)}::/64` : whole;
}

/** The whole address; one of IPv4 as such, also where the server listens on IPv6. */
export function findAddress({ ip }: { ip?: string }): string | undefined {
  return (/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip ?? '')?.[1] ?? ip)?.slice(0, 64);
}

function cutFirstHalf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? 0 : tail.split(':').length;
  if (tail !== undefined) groups.push(...Array<string>(Math.max(0, 8 - groups.length - rest)).fill('0'));
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
