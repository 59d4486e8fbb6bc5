/** Facts in a customer's notes that can be read as data: wheelchairs need a lift. */
export const needsLift = (notes: string): boolean => /ratastool|invatõstuk|tõstuk(it|iga)|wheelchair/i.test(notes);

interface NamedCandidate {
  id: string;
  name: string;
}

/** The wishes of the notes: a driver by first name if they mention a driver, a bus by its whole name. Two matches count as none. */
export function findWishes(notes: string, drivers: readonly NamedCandidate[], buses: readonly NamedCandidate[]) {
  const words = splitWords(notes);
  const speaksOfDriver = words.some((word) => /^(juh[ti]|bussijuh|autojuh|roolis|driver)/.test(word));
  const [driver, ...otherDrivers] = speaksOfDriver
    ? drivers.filter(({ name }) => isNamed(words, splitWords(name)[0]))
    : [];
  const [bus, ...otherBuses] = buses.filter(({ name }) => {
    const own = splitWords(name);
    return own.length > 0 && own.every((part) => words.includes(part) || isNamed(words, part));
  });
  return {
    ...(driver && otherDrivers.length === 0 && { driverId: driver.id }),
    ...(bus && otherBuses.length === 0 && { busId: bus.id }),
  };
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** In any case: 'Jaan', 'Jaani', 'Jaaniga'. */
const isNamed = (words: readonly string[], name = ''): boolean =>
  name.length >= 3 &&
  words.some((word) => word.startsWith(name) && /^(|[aeiu]?(ga|le|lt|st|d|t|ks)?)$/.test(word.slice(name.length)));
