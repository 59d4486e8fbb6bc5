/**
 * A wish of a browser journey or a bench to the process of its server: to start with these settings beside those of the
 * environment, to move the clock, to stop. The process replies once it is carried out.
 */
export type ServerOrder = { start: Record<string, string> } | { now: string } | 'stop';
