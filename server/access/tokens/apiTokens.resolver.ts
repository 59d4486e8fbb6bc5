import { refuseWith } from '../../texts/messages';
import { MaxLength } from 'class-validator';
import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Id } from '../../platform/api/args';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { ApiToken, ApiTokenScope } from '../../model/people/apiToken.entity';
import { createApiToken, listApiTokens, revokeApiToken } from './apiTokens';
import type { RequestContext } from '../context';
import { requireViewer } from '../viewer';

@InputType({ description: 'The token to create.' })
class ApiTokenInput {
  @MaxLength(100, refuseWith('input.longest', { most: 100 }))
  @Field(() => String, { description: 'The purpose of the token, in the admin’s words.' })
  name: string;

  @Field(() => ApiTokenScope, { description: 'The scope of the token.' })
  scope: ApiTokenScope;

  @Field(() => DateTimeScalar, { description: 'The moment at which the token expires, within two years from now.' })
  expiresAt: Date;
}

@ObjectType({ description: 'A token that was just created.', simpleResolvers: true })
class CreatedApiToken {
  @Field(() => UUIDScalar, { description: 'Id of the token.' })
  id: string;

  @Field(() => String, {
    description: 'The text of the token, for `Authorization: Bearer`. This is the only time that it is shown.',
  })
  token: string;
}

/** Tokens are managed by people who are signed in: a token cannot make tokens. */
@Resolver()
export class ApiTokensResolver {
  @Query(() => [ApiToken], { description: 'All tokens, newest first, including revoked and expired ones.' })
  apiTokens(@Ctx() { deps }: RequestContext) {
    return listApiTokens(deps);
  }

  @Mutation(() => CreatedApiToken, { description: 'Creates a token for another program.' })
  createApiToken(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => ApiTokenInput, { description: 'The token.' }) input: ApiTokenInput,
  ) {
    return createApiToken(deps, requireViewer(viewer), input);
  }

  @Mutation(() => Boolean, { description: 'Revokes a token at once.' })
  async revokeApiToken(@Ctx() { deps }: RequestContext, @Id('token') id: string) {
    await revokeApiToken(deps, id);
    return true;
  }
}
