import { lives } from './portalLive';
import { Arg, Ctx, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../access';
import { signedIn } from '../../access';
import { UUIDScalar } from '../../platform/api/scalars';
import { badInput } from '../../texts/messages';
import type { HeardSoFar } from './portalLive';
import { LiveNews, PresenceInput } from './liveTypes';
import { showPresence } from './presence';

interface Listening {
  args: { connection: string } & HeardSoFar;
  context: RequestContext;
}

const Connection = () =>
  Arg('connection', () => UUIDScalar, { description: 'Id of the stream, made by who opens it; a new one each time.' });

@Resolver()
export class LiveResolver {
  @Subscription(() => LiveNews, {
    description:
      'What changes, as it happens; drivers hear of their own jobs. Over server-sent events, at POST /api/live. The first news comes at once.',
    subscribe: (({ args: { connection, ...heard }, context: { deps, viewer } }: Listening) =>
      lives.of(deps).open(signedIn(viewer), connection, heard)) as never,
  })
  liveNews(
    @Root() news: LiveNews | undefined,
    @Connection() _connection: string,
    @Arg('since', () => ID, {
      nullable: true,
      description: 'The cursor of the last news: what came after it is told first.',
    })
    _since?: string | null,
    @Arg('lastSeconds', () => Int, {
      nullable: true,
      description: 'Without a cursor: what changed in the last so many seconds, at most an hour, is told first.',
    })
    _lastSeconds?: number | null,
  ): LiveNews {
    if (!news) throw badInput('live.wrongAddress');
    return news;
  }

  @Mutation(() => Boolean, {
    description: 'Shows colleagues what somebody does on an open page, until its stream ends.',
  })
  async showPresence(
    @Ctx() { deps, viewer }: RequestContext,
    @Connection() connection: string,
    @Arg('presence', () => PresenceInput, { nullable: true, description: 'What is done; null: nothing any more.' })
    presence?: PresenceInput | null,
  ): Promise<boolean> {
    await showPresence(deps, signedIn(viewer), connection, presence ?? null);
    return true;
  }
}
