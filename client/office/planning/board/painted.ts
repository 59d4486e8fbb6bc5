/** Waits until what was said to React so far is on the screen. */
export const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
