/** How far work has come that somebody waits for. */
export interface TurnProgress {
  /** How many others are served first; 0 when it has begun. */
  ahead: number;
  done: number;
  /** 0: nobody knows how much it is. */
  total: number;
}

/** Told how far it has come, as often as it likes. */
export type Tell = (progress: Partial<TurnProgress>) => void;

/** How far tasks have come, by the name that the page which waits has given them. Of this copy of the server only. */
export class ProgressBoard {
  private readonly tasks = new Map<string, TurnProgress>();

  of = (viewerId: string, task: string): TurnProgress | undefined => this.tasks.get(toKey(viewerId, task));

  /** Keeps the progress until the work ends. Without a task nothing is kept. */
  async runWithProgress<Result>(
    viewerId: string,
    task: string | null | undefined,
    work: (tell: Tell) => Promise<Result>,
  ): Promise<Result> {
    if (!task) return work(() => undefined);
    const name = toKey(viewerId, task);
    const told: TurnProgress = { ahead: 0, done: 0, total: 0 };
    this.tasks.set(name, told);
    try {
      return await work((more) => Object.assign(told, more));
    } finally {
      if (this.tasks.get(name) === told) this.tasks.delete(name);
    }
  }
}

const toKey = (viewerId: string, task: string) => `${viewerId} ${task}`;
