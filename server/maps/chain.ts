import type { Logger } from '../platform/log/logger';
import type { Clock } from '../platform/time';
import type { ReplyCache } from './replyCache';
import { Circuit } from './circuit';
import type { OutsideProvider } from './provider';

/** The time of each provider, and of all together. After it the caller goes on without a reply, so that nobody waits 2 seconds. */
const EACH_MS = 900;
const ALL_MS = 1500;

/** When the caller goes on without those who have not replied. */
export const createPatienceSignal = (): AbortSignal => AbortSignal.timeout(ALL_MS);

interface ChainParts {
  cache: ReplyCache;
  clock: Clock;
  log: Logger;
}

interface ChainLink<Question, Reply> {
  name: string;
  circuit: Circuit;
  ask: (question: Question, signal: AbortSignal) => Promise<Reply | undefined>;
}

/** Providers on the network who are asked one after the other until one knows. */
export class Chain<Question, Reply extends object> {
  private readonly links: ChainLink<Question, Reply>[];

  constructor(
    /** The question, for the log and the cache. */
    private readonly what: string,
    providers: OutsideProvider[],
    /** How this provider is asked; undefined when it cannot reply to such questions. */
    how: (provider: OutsideProvider) => ChainLink<Question, Reply>['ask'] | undefined,
    private readonly parts: ChainParts,
  ) {
    this.links = providers.flatMap((provider) => {
      const ask = how(provider);
      return ask ? [{ name: provider.name, circuit: new Circuit(parts.clock), ask }] : [];
    });
  }

  /** The first reply that says something; undefined when nobody knows, or nobody replies in time. `key`: the question as text. */
  async ask(question: Question, key: string, end = createPatienceSignal()): Promise<Reply | undefined> {
    for (const link of this.links) {
      const reply = await this.askOne(link, question, `${this.what} ${key}`, end);
      if (hasContent(reply)) return reply;
    }
    return undefined;
  }

  private async askOne(
    link: ChainLink<Question, Reply>,
    question: Question,
    key: string,
    end: AbortSignal,
  ): Promise<Reply | undefined> {
    const { cache, log } = this.parts;
    const known = await cache.find(link.name, key);
    // Only this class writes there, so it is such a reply, or null.
    if (known !== undefined) return (known as Reply | null) ?? undefined;
    if (end.aborted || !link.circuit.isOpenForCalls()) return undefined;
    let reply: Reply | undefined;
    try {
      reply = await link.ask(question, AbortSignal.any([end, AbortSignal.timeout(EACH_MS)]));
      link.circuit.noteSuccess();
    } catch (error) {
      link.circuit.noteFailure();
      log.warn('a maps provider failed', { provider: link.name, what: this.what, error });
      return undefined;
    }
    await cache.keep(link.name, key, reply).catch((error: unknown) => log.warn('a reply was not kept', { error }));
    return reply;
  }
}

const hasContent = (reply: object | undefined): boolean =>
  reply !== undefined && !(Array.isArray(reply) && reply.length === 0);
