import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../../platform/threads/startWorker';
import { unavailable } from '../../../texts/messages';
import type { LawfulProposal, ProposalJob } from '../lawful/proposeLawfully';
import type { LawfulRepairs, RepairJob } from '../repair/repairLawfully';

/** The worker's input: one of the two, and the data for judging the law. */
export interface PlanJob {
  propose?: ProposalJob;
  repair?: RepairJob;
  hours: object;
  /** As the setting: the worker loads its own maps. */
  passagesFile: string | undefined;
  /** After so long it ends with what it has. */
  limitMs: number;
}

/** The worker's messages: it has begun, the result so far, and the final result. */
export interface PlanReply {
  found?: LawfulProposal | LawfulRepairs;
  isLast: boolean;
}

/** The time that a worker may take to begin, on a busy machine. */
const BEGIN_MS = 60_000;
/** Planners ask for several plans in a row. A waiting worker holds some 40 MiB, and another one starts in 0.15 s. */
const KEEP_MS = 20_000;
const limits = { maxOldGenerationSizeMb: 1024 };

/** Computes plans in a separate thread. It stays a while for the next plan. */
export class PlanThread {
  private waiting: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;

  /** A worker that overran its limit by `grace` is ended, and what it has told before is taken. */
  async run(job: PlanJob, grace: number): Promise<LawfulProposal | LawfulRepairs> {
    const worker = this.take();
    let timer: NodeJS.Timeout | undefined;
    let isDone = false;
    try {
      return await new Promise((resolve, reject) => {
        let found: PlanReply['found'] | undefined;
        const createLateError = () => unavailable('plan.tookTooLong');
        const end = () => (found ? resolve(found) : reject(createLateError()));
        const endAfter = (ms: number) => {
          clearTimeout(timer);
          if (Number.isFinite(job.limitMs)) timer = setTimeout(end, ms);
        };
        endAfter(BEGIN_MS);
        worker.on('message', (reply: PlanReply) => {
          if (reply.found) found = reply.found;
          isDone = reply.isLast;
          if (reply.isLast) end();
          // Its own clock runs from here on: what its start took is not taken from its time.
          if (!reply.found) endAfter(job.limitMs + grace);
        });
        worker.once('error', reject);
        worker.once('exit', end);
        worker.postMessage(job);
      });
    } finally {
      clearTimeout(timer);
      if (isDone) this.keep(worker);
      else void worker.terminate();
    }
  }

  /** Ends the worker that waits for a next plan. */
  stop(): void {
    clearTimeout(this.timer);
    void this.waiting?.terminate();
    this.waiting = undefined;
  }

  private take(): Worker {
    clearTimeout(this.timer);
    const worker = this.waiting ?? startWorker(join(__dirname, 'planWorker'), { resourceLimits: limits });
    this.waiting = undefined;
    worker.ref();
    return worker;
  }

  private keep(worker: Worker): void {
    this.stop();
    this.waiting = worker;
    const forget = () => {
      if (this.waiting === worker) this.stop();
    };
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
    worker.once('error', forget).once('exit', forget).unref();
    this.timer = setTimeout(forget, KEEP_MS).unref();
  }
}
