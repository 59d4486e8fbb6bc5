/** The driver's day, below /portal: a page by itself, so its path stands apart from those of the router. */
export const DAY_PATH = '/day/';
