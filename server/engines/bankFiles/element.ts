/** An element of the file with all that is inside it. Names have no prefix. */
export interface Element {
  name: string;
  /** Its attribute `Ccy`. */
  currency: string | undefined;
  text: string;
  children: Element[];
  /** Line of the file. */
  line: number;
}

/** All elements at the end of a path, in order. */
export const findAll = (element: Element | undefined, ...path: string[]): Element[] =>
  path.reduce<Element[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    element ? [element] : [],
  );

export const findFirst = (element: Element | undefined, ...path: string[]): Element | undefined =>
  findAll(element, ...path)[0];

/** The trimmed text at the end of a path; null when there is none. */
export const readText = (element: Element | undefined, ...path: string[]): string | null =>
  findFirst(element, ...path)
    ?.text.replace(/\s+/g, ' ')
    .trim() || null;
