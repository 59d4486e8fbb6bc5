// The provider of payments leads back without the key of the trip, which is none of its business. The browser keeps it.

const toName = (id: string): string => `charter.trip.${id}`;

export function keepKey({ id, key }: { id: string; key: string }): void {
  try {
    localStorage.setItem(toName(id), key);
  } catch {
    // A browser that keeps nothing: the link in the e-mail leads to the trip.
  }
}

export function findKey(id: string): string | undefined {
  try {
    return localStorage.getItem(toName(id)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The trip is open again: the key stands in its address. */
export function forgetKey(id: string): void {
  try {
    localStorage.removeItem(toName(id));
  } catch {
    // It was never kept.
  }
}
