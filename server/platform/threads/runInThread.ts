import { startWorker } from './startWorker';

interface ThreadLimits {
  ms: number;
  /** MiB. */
  memory: number;
}

/**
 * Runs the module at `path`, an absolute one without its ending, in a thread with `input` as its `workerData`. Returns its
 * first message, and ends it. Rejects when the thread fails, ends without a message, or needs more than its limits.
 */
export async function runInThread<Result>(path: string, input: unknown, limits: ThreadLimits): Promise<Result> {
  const worker = startWorker(path, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    // It needs no settings, and so it knows no secrets.
    env: {},
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const refuse = (why: string) => () => reject(new Error(`${path} ${why}`));
      timer = setTimeout(refuse(`took more than ${limits.ms} ms`), limits.ms);
      worker.once('message', resolve).once('error', reject).once('exit', refuse('ended without a result'));
    });
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
