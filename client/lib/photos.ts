/** Whose photo it is, as the address of photos names them (spec, section 7). */
export type PhotoKind = 'driver' | 'bus' | 'food_package';

/** Where a photo is; the id is lower-cased there (spec, section 3). There may be none: show something else then. */
export function photoUrl(kind: PhotoKind, id: string): string {
  return `/storage/${kind}/${id.toLowerCase()}.jpg`;
}
