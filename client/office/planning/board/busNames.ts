/**
 * Names of buses with what tells them apart first: of 'Setra 515 HD, hõbedane' and 'Setra 515 HD, sinine' a narrow bar
 * shows 'hõbedane · Setra 515 HD'. A name that shares no first word with another stays as it is.
 */
export function putDifferencesFirst(names: readonly string[]): string[] {
  const words = names.map((name) => name.trim().split(/\s+/));
  return words.map((own, index) => {
    const shared = Math.max(
      0,
      ...words.map((other, otherIndex) => (otherIndex === index ? 0 : countSharedWords(own, other))),
    );
    if (shared === 0 || shared >= own.length) return names[index] ?? '';
    const common = own
      .slice(0, shared)
      .join(' ')
      .replace(/[,;:–-]+$/, '');
    return `${own.slice(shared).join(' ')} · ${common}`;
  });
}

/** With how many same words two names begin. */
function countSharedWords(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word !== other[index]);
  return at === -1 ? one.length : at;
}
