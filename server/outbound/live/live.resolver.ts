import { lives } from './portalLive';
import { Arg, Ctx, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
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
  Arg('connection', () => UUIDScalar, {
    description: 'Id of the stream, chosen by the caller. Each stream needs a new one.',
  });

@Resolver()
export class LiveResolver {
  @Subscription(() => LiveNews, {
    description:
      'Streams changes as they happen, as server-sent events at POST /api/live. Drivers hear only about their own jobs. The first event comes at once.',
    subscribe: (({ args: { connection, ...heard }, context: { deps, viewer } }: Listening) =>
      lives.require(deps).open(requireViewer(viewer), connection, heard)) as never,
  })
  liveNews(
    @Root() news: LiveNews | undefined,
    @Connection() _connection: string,
    @Arg('since', () => ID, {
      nullable: true,
      description: 'The cursor of the last event. The stream begins with everything after it.',
    })
    _since?: string | null,
    @Arg('lastSeconds', () => Int, {
      nullable: true,
      description: 'Without a cursor: the stream begins with the changes of this many seconds, at most an hour.',
    })
    _lastSeconds?: number | null,
  ): LiveNews {
    if (!news) throw badInput('live.wrongAddress');
    return news;
  }

  @Mutation(() => Boolean, {
    description: 'Shows colleagues what the caller does on an open page, until the stream ends.',
  })
  async showPresence(
    @Ctx() { deps, viewer }: RequestContext,
    @Connection() connection: string,
    @Arg('presence', () => PresenceInput, { nullable: true, description: 'The activity. Null removes it.' })
    presence?: PresenceInput | null,
  ): Promise<boolean> {
    await showPresence(deps, requireViewer(viewer), connection, presence ?? null);
    return true;
  }
}
