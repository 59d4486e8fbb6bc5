import { refuseWith } from '../../texts/messages';
import { MaxLength } from 'class-validator';
import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { ApiToken, ApiTokenScope } from '../../model/people/apiToken.entity';
import { createApiToken, listApiTokens, revokeApiToken } from './apiTokens';
import type { RequestContext } from '../context';
import { signedIn } from '../viewer';

@InputType({ description: 'A token to make.' })
class ApiTokenInput {
  @MaxLength(100, refuseWith('input.longest', { most: 100 }))
  @Field(() => String, { description: 'What it is for.' })
  name: string;

  @Field(() => ApiTokenScope, { description: 'What it may do.' })
  scope: ApiTokenScope;

  @Field(() => DateTimeScalar, { description: 'From when on it is refused; within two years.' })
  expiresAt: Date;
}

@ObjectType({ description: 'A token that was just made.', simpleResolvers: true })
class CreatedApiToken {
  @Field(() => UUIDScalar, { description: 'Id of the token.' })
  id: string;

  @Field(() => String, { description: 'Its text, for `Authorization: Bearer`. It is shown only now.' })
  token: string;
}

/** Tokens are managed by people who are signed in: a token cannot make tokens. */
@Resolver()
export class ApiTokensResolver {
  @Query(() => [ApiToken], { description: 'All tokens, the latest first, revoked and expired ones too.' })
  apiTokens(@Ctx() { deps }: RequestContext) {
    return listApiTokens(deps);
  }

  @Mutation(() => CreatedApiToken, { description: 'Makes a token for another program.' })
  createApiToken(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => ApiTokenInput, { description: 'The token.' }) input: ApiTokenInput,
  ) {
    return createApiToken(deps, signedIn(viewer), input);
  }

  @Mutation(() => Boolean, { description: 'Refuses a token from now on.' })
  async revokeApiToken(
    @Ctx() { deps }: RequestContext,
    @Arg('id', () => UUIDScalar, { description: 'Id of the token.' }) id: string,
  ) {
    await revokeApiToken(deps, id);
    return true;
  }
}
