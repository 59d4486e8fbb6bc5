import type { Logger } from '../platform/log/logger';
import type { Clock } from '../platform/time';
import type { ReplyCache } from './replyCache';
import { Circuit } from './circuit';
import type { OutsideProvider } from './provider';

/** Each provider has so long, and all of them together: then the caller goes on without, so that people never wait 2 seconds. */
const EACH_MS = 900;
const ALL_MS = 1500;

/** When the caller goes on without those who have not answered. */
export const patienceEnds = (): AbortSignal => AbortSignal.timeout(ALL_MS);

interface ChainParts {
  cache: ReplyCache;
  clock: Clock;
  log: Logger;
}

interface Link<Question, Answer> {
  name: string;
  circuit: Circuit;
  ask: (question: Question, signal: AbortSignal) => Promise<Answer | undefined>;
}

/** Providers on the network who are asked one after the other until one knows. */
export class Chain<Question, Answer extends object> {
  private readonly links: Link<Question, Answer>[];

  constructor(
    /** What they are asked for, for the log and the cache. */
    private readonly what: string,
    providers: OutsideProvider[],
    /** How this provider is asked; undefined when it cannot answer such questions. */
    how: (provider: OutsideProvider) => Link<Question, Answer>['ask'] | undefined,
    private readonly parts: ChainParts,
  ) {
    this.links = providers.flatMap((provider) => {
      const ask = how(provider);
      return ask ? [{ name: provider.name, circuit: new Circuit(parts.clock), ask }] : [];
    });
  }

  /** The first answer that says something; undefined when nobody knows, or nobody answers in time. `key`: the question as text. */
  async ask(question: Question, key: string, end = patienceEnds()): Promise<Answer | undefined> {
    for (const link of this.links) {
      const answer = await this.askOne(link, question, `${this.what} ${key}`, end);
      if (saysSomething(answer)) return answer;
    }
    return undefined;
  }

  private async askOne(
    link: Link<Question, Answer>,
    question: Question,
    key: string,
    end: AbortSignal,
  ): Promise<Answer | undefined> {
    const { cache, log } = this.parts;
    const known = await cache.find(link.name, key);
    // Only this class writes there, so it is such an answer, or null.
    if (known !== undefined) return (known as Answer | null) ?? undefined;
    if (end.aborted || !link.circuit.allows()) return undefined;
    let answer: Answer | undefined;
    try {
      answer = await link.ask(question, AbortSignal.any([end, AbortSignal.timeout(EACH_MS)]));
      link.circuit.succeeded();
    } catch (error) {
      link.circuit.failed();
      log.warn('a maps provider failed', { provider: link.name, what: this.what, error });
      return undefined;
    }
    await cache.keep(link.name, key, answer).catch((error: unknown) => log.warn('an answer was not kept', { error }));
    return answer;
  }
}

const saysSomething = (answer: object | undefined): boolean =>
  answer !== undefined && !(Array.isArray(answer) && answer.length === 0);
