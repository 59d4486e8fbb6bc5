import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { AccessEvent } from '../../model/people/accessEvent.entity';
import { Id } from '../../platform/api/args';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import type { RequestContext } from '../context';
import { endOtherSessions, endSession, listSessions } from '../sessions';
import { requireViewer } from '../viewer';
import { readAccessLog } from '../account/accessLog';
import { describeDevice } from './devices';

@ObjectType({ description: 'A browser or program in which the caller is signed in.', simpleResolvers: true })
class SessionType {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => String, { description: 'Name of the browser. Empty when it says none that is known.' })
  browser: string;

  @Field(() => String, { description: 'Name of the operating system. Empty when it says none that is known.' })
  system: string;

  @Field(() => String, { description: 'The network of the sign-in.' })
  address: string;

  @Field(() => DateTimeScalar, { description: 'The moment of the sign-in.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'The last call, to ten minutes.' })
  lastSeenAt: Date;

  @Field(() => Boolean, { description: 'True for the session of this call.' })
  isCurrent: boolean;
}

@Resolver()
export class SessionsResolver {
  @Query(() => [SessionType], { description: 'The caller’s own sessions. The one of this call comes first.' })
  mySessions(@Ctx() { deps, viewer }: RequestContext) {
    return listSessions(deps, requireViewer(viewer));
  }

  @Mutation(() => Boolean, { description: 'Ends one of the caller’s own sessions.' })
  async endSession(@Ctx() { deps, viewer }: RequestContext, @Id('session') id: string) {
    await endSession(deps, requireViewer(viewer), id);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Ends all of the caller’s own sessions but the one of this call.' })
  async endOtherSessions(@Ctx() { deps, viewer }: RequestContext) {
    await endOtherSessions(deps, requireViewer(viewer));
    return true;
  }

  @Query(() => [AccessEvent], { description: 'Sign-ins and changes of rights, newest first, at most 200.' })
  accessLog(
    @Ctx() { deps }: RequestContext,
    @Arg('before', () => DateTimeScalar, { nullable: true, description: 'Only entries before this moment.' })
    before: Date | null | undefined,
  ) {
    return readAccessLog(deps, before);
  }
}

@Resolver(() => AccessEvent)
export class AccessEventResolver {
  @FieldResolver(() => String, { description: 'Browser and operating system. Empty when unknown.' })
  device(@Root() { userAgent }: AccessEvent): string {
    const { browser, system } = describeDevice(userAgent);
    return [browser, system].filter(Boolean).join(', ');
  }
}
