// The provider of payments leads back without the key of the trip, which is none of its business. The browser keeps it.

const toName = (id: string): string => `charter.trip.${id}`;

export function keepKey({ id, key }: { id: string; key: string }): void {
  try {
    localStorage.setItem(toName(id), key);
  } catch {
    // A browser that keeps nothing: the link in the e-mail leads to the trip.
  }
}

/** The kept key, which is forgotten by that. */
export function takeKey(id: string): string | undefined {
  try {
    const key = localStorage.getItem(toName(id)) ?? undefined;
    localStorage.removeItem(toName(id));
    return key;
  } catch {
    return undefined;
  }
}
