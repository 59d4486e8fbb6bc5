/** The server draws the page: nothing of it can be opened or pressed yet. */
export const isDrawn = typeof document === 'undefined';
