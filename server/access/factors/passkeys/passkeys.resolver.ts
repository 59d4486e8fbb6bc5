import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Id } from '../../../platform/api/args';
import type { RequestContext } from '../../context';
import { requireViewer } from '../../viewer';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys';
import { findRelyingParty } from './relyingParty';

const Name = () => Arg('name', () => String, { description: 'A name for the passkey, up to 60 characters.' });
const Password = () => Arg('password', () => String, { description: 'The caller’s present password.' });

@Resolver()
export class PasskeysResolver {
  @Query(() => String, {
    nullable: true,
    description: 'The origin at which passkeys work. Null when the portal’s address allows none.',
  })
  passkeyOrigin(@Ctx() { deps }: RequestContext) {
    return findRelyingParty(deps.config)?.origin ?? null;
  }

  @Mutation(() => String, {
    description:
      'Begins to add a passkey. Returns what the browser must ask for, as JSON (WebAuthn). It lives five minutes.',
  })
  startPasskey(@Ctx() { deps, viewer }: RequestContext, @Password() password: string) {
    return startPasskey(deps, requireViewer(viewer), password);
  }

  @Mutation(() => [String], {
    description: 'Adds the passkey that the browser made. Returns ten recovery codes with the first factor; else none.',
  })
  addPasskey(
    @Ctx() { deps, viewer }: RequestContext,
    @Name() name: string,
    @Arg('reply', () => String, { description: 'The browser’s reply, as JSON (WebAuthn).' }) reply: string,
  ) {
    return addPasskey(deps, requireViewer(viewer), { name, reply });
  }

  @Mutation(() => Boolean, { description: 'Gives one of the caller’s passkeys a different name.' })
  async renamePasskey(@Ctx() { deps, viewer }: RequestContext, @Id('passkey') id: string, @Name() name: string) {
    await renamePasskey(deps, requireViewer(viewer), id, name);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Removes one of the caller’s passkeys.' })
  async removePasskey(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('passkey') id: string,
    @Password() password: string,
  ) {
    await removePasskey(deps, requireViewer(viewer), id, password);
    return true;
  }
}
