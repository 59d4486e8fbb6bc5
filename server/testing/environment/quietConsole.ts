import { format } from 'node:util';

// Whatever the product prints to the console is a fault that nobody would read there, so the test that caused it fails.
const printed: string[] = [];
for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const)
  console[level] = (...given: unknown[]) => void printed.push(format(...given));
afterEach(() => expect(printed.splice(0)).toEqual([]));
