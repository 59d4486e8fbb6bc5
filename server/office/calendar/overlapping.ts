/** Something that takes drivers and buses from start to end. */
export interface Taking {
  start: Date;
  end: Date;
  /** Ids of drivers and buses. */
  takes: string[];
}

/** Of each item, the ids that another one takes at the same time. Touching ends are no overlap. */
export function findOverlapping(items: Taking[]): string[][] {
  const found = items.map(() => new Set<string>());
  const byStart = items
    .map((item, index) => ({ ...item, marks: found[index] }))
    .sort((one, other) => one.start.getTime() - other.start.getTime());
  /** Of each id: what lasts longest of what has begun. */
  const lasting = new Map<string, (typeof byStart)[number]>();
  for (const next of byStart) {
    for (const id of next.takes) {
      const former = lasting.get(id);
      if (former && next.start < former.end) {
        former.marks?.add(id);
        next.marks?.add(id);
      }
      if (!former || next.end > former.end) lasting.set(id, next);
    }
  }
  return found.map((ids) => [...ids]);
}
