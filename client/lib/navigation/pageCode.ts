/** Loads the code of the page at an address below the base path; never rejects. */
type LoadCode = (url: URL) => Promise<unknown>;

let known: LoadCode | undefined;

/**
 * Tells the router how the code of pages is loaded: the pages of the back office come after it. Returns the function that
 * takes this back.
 */
export function setPageCode(load: LoadCode): () => void {
  known = load;
  return () => {
    if (known === load) known = undefined;
  };
}

/** Undefined before any pages are known. */
export const loadPageCode = (url: URL): Promise<unknown> | undefined => known?.(url);
