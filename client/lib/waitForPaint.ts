/** Waits until what was drawn so far is on the screen. A hidden tab draws no frames: there it waits until the tab is seen. */
export const waitForPaint = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
