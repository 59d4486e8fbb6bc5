import { format } from 'node:util';

// Console output of the product is a fault that nobody would read there, so the test that caused it fails.
const printed: string[] = [];
for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const)
  console[level] = (...given: unknown[]) => void printed.push(format(...given));
afterEach(() => expect(printed.splice(0)).toEqual([]));
