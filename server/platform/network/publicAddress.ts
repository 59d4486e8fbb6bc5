import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { LookupFunction } from 'node:net';

/**
 * Addresses that nothing of ours may reach: this machine, its network, and addresses that stand for such ones. Every range
 * of the registries of special-purpose addresses (IANA, RFC 6890) that is not an ordinary host's, and multicast.
 */
const inHouse = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inHouse.addSubnet(net, bits, 'ipv4');
// Within the public range below: protocols of the IETF with Teredo, and 6to4, which lead to an IPv4 address inside;
// both ranges for documentation; the direct delegation of AS112; 6bone, which was given back.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3ffe::', 16],
  ['3fff::', 20],
] as const)
  inHouse.addSubnet(net, bits, 'ipv6');
/** All public IPv6 addresses of today; loopback, local, mapped and translated ones are outside of it. */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/** The reason for which nothing was delivered. */
export type Undelivered = { kind: 'notPublic'; host: string } | { kind: 'noReply'; seconds: number };

export class UndeliveredError extends Error {
  constructor(readonly reason: Undelivered) {
    super(reason.kind);
  }
}

export class NotPublicError extends UndeliveredError {
  constructor(host: string) {
    super({ kind: 'notPublic', host });
  }
}

export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return publicV6.check(address, 'ipv6') && !inHouse.check(address, 'ipv6');
  return isIP(address) === 4 && !inHouse.check(address, 'ipv4');
}

/** The host of an address as sockets know it: IPv6 without its brackets. */
export const readHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Whether the address alone shows that a target is private. `lookUpPublic` judges what its name resolves to. */
export function isPlainlyPrivate(url: URL): boolean {
  const host = readHost(url).toLowerCase().replace(/\.$/, '');
  if (isIP(host)) return !isPublicAddress(host);
  return host === 'localhost' || /\.(localhost|local|internal|home\.arpa)$/.test(host) || !host.includes('.');
}

/**
 * Resolves a name for the connection that is being made, and refuses one with a private address. A separate look-up
 * before the connection could give another address.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new NotPublicError(hostname), []);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
