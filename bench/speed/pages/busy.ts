import { Worker } from 'node:worker_threads';

/** Keeps one core of the machine busy. Returns the function that ends it. A thread also ends with a bench that is killed. */
export function keepCoreBusy(): () => void {
  const loop = new Worker('for (;;);', { eval: true });
  loop.unref();
  return () => void loop.terminate();
}
