/** Waits until React's updates so far are on the screen. */
export const waitForPaint = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
