import { styleText } from 'node:util';

/** As much of process.stdout as is needed here. */
export interface Output {
  isTTY?: boolean;
  hasColors?(): boolean;
  write(text: string): unknown;
}

interface LogLine {
  time: string;
  level: string;
  msg: string;
  requestID?: string;
  error?: { message?: string; stack?: string };
  [field: string]: unknown;
}

type LogStyle = Parameters<typeof styleText>[0];

const styles: Record<string, LogStyle> = { debug: 'gray', info: 'cyan', warn: 'yellow', error: 'red' };

/** Writes the log's JSON lines for people to read; undefined where nobody does, in a pipe or a file. */
export function createTerminalLog(output: Output): { write(json: string): void } | undefined {
  if (!output.isTTY) return undefined;
  const hasColours = output.hasColors?.() === true;
  return { write: (json) => void output.write(`${printLine(json, hasColours)}\n`) };
}

/** Time, level, message and the fields, in one line; what an error looks like inside is for LOG_LEVEL=debug and JSON. */
function printLine(json: string, colours: boolean): string {
  const { time, level, msg, requestID, error, ...fields } = JSON.parse(json) as LogLine;
  const style = (how: LogStyle, text: string) => (colours ? styleText(how, text, { validateStream: false }) : text);
  // A success need not be found again by its id.
  const shown = {
    ...fields,
    ...(error && { error: error.message }),
    ...(isTrouble(level) && requestID && { requestID }),
  };
  return [
    style('gray', new Date(time).toTimeString().slice(0, 8)),
    style(styles[level] ?? 'cyan', level.padEnd(5)),
    isTrouble(level) ? style('bold', msg) : msg,
    ...Object.entries(shown).map(([name, value]) => `${style('gray', `${name}=`)}${printValue(value)}`),
  ].join(' ');
}

const isTrouble = (level: string): boolean => level === 'warn' || level === 'error';

/** Without line ends, which would make two lines of one. */
function printValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /[\s"]/.test(text) && typeof value === 'string' ? JSON.stringify(text) : text;
}
