/** How the database says what an operator may want to know. */
export type DatabaseLog = (level: 'info' | 'warn' | 'error', message: string, fields?: object) => void;
