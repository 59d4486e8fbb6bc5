// Stands in for modules that tests of pages leave out (jest.config.ts).
export default '';

/** Emotion's: jsdom lays nothing out, and writing the styles of each element took an eighth of the time of these tests. */
export const serializeStyles = () => ({ name: 'test', styles: '', next: undefined });
