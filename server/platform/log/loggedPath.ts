/** Keys of links, calendars and tokens: 256 bits, 43 signs of base64url (ids.ts). Ids and names of files are shorter. */
const key = /[\w-]{40,}/g;

/**
 * The path of a request for the log: without the query, which may hold keys of e-mailed links, and without the secret
 * of a calendar, in any spelling of the path.
 */
export function hideKeys(url: string): string {
  const path = unescape(url.split(/[?#]/)[0] ?? '');
  return path.replace(/(calendar[\\/]+).*$/is, '$1…').replace(key, '…');
}

/** With its escapes read, also those of escapes; what is no proper escape stays. */
function unescape(path: string, depth = 5): string {
  const plain = path.replace(/(%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
  return plain === path || depth === 0 ? plain : unescape(plain, depth - 1);
}
