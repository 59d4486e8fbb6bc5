/** What the notes of a customer say that can be read as data: wheelchairs want a lift. */
export const needsLift = (notes: string): boolean => /ratastool|invatõstuk|tõstuk(it|iga)|wheelchair/i.test(notes);
