import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { signedIn } from '../../access';
import { Id, Key, Version } from '../../platform/api/args';
import { PriceScalar, UUIDScalar } from '../../platform/api/scalars';
import { declineChange, decideChange, priceChange, takeChange } from './answerChange';
import { askChange } from './askChange';
import { changeRequests, myChange } from './readChanges';
import { ChangeRequestInput, ChangeRequestRow, MyChange } from './changeRequestTypes';

const Request = () => Arg('requestId', () => UUIDScalar, { description: 'Id of the change request.' });
const Words = () => Arg('words', () => String, { defaultValue: '', description: 'To the customer.' });

/** What customers ask to be different. */
@Resolver()
export class ChangeRequestsResolver {
  @Query(() => [ChangeRequestRow], {
    description: 'What waits for the office or for a customer, with what it would mean.',
  })
  changeRequests(
    @Ctx() { deps }: RequestContext,
    @Arg('orderId', () => UUIDScalar, { nullable: true, description: 'Of one order only.' }) orderId?: string,
  ) {
    return changeRequests(deps, orderId);
  }

  @Query(() => MyChange, { nullable: true, description: 'What the customer of a trip asked for last; null: nothing.' })
  myChange(@Ctx() { deps }: RequestContext, @Id('order') id: string, @Key() key: string) {
    return myChange(deps, id, key);
  }

  @Mutation(() => Boolean, {
    description:
      'The customer asks for something to be different. True when it takes the place of an earlier change request.',
  })
  askChange(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Key() key: string,
    @Arg('input', () => ChangeRequestInput, { description: 'What.' }) input: ChangeRequestInput,
  ) {
    return askChange(deps, id, key, input);
  }

  @Mutation(() => Boolean, { description: 'The customer takes the price that was answered, or leaves it.' })
  async decideChange(
    @Ctx() { deps, address }: RequestContext,
    @Id('order') id: string,
    @Key() key: string,
    @Request() requestId: string,
    @Arg('accept', () => Boolean, { description: 'Takes it.' }) accept: boolean,
  ) {
    await decideChange(deps, id, key, { id: requestId, accept, address: address ?? null });
    return true;
  }

  @Mutation(() => UUIDScalar, { description: 'Does what was asked for; returns the id of the order.' })
  takeChange(
    @Ctx() { deps, viewer, address }: RequestContext,
    @Request() id: string,
    @Words() words: string,
    @Version() version?: number,
  ) {
    return takeChange(deps, signedIn(viewer), { id, words, version }, address ?? null);
  }

  @Mutation(() => UUIDScalar, {
    description: 'Answers with a price of the whole trip; returns the id of the order.',
  })
  priceChange(
    @Ctx() { deps, viewer }: RequestContext,
    @Request() id: string,
    @Arg('price', () => PriceScalar, { description: 'Net price in euros.' }) price: number,
    @Words() words: string,
    @Version() version?: number,
  ) {
    return priceChange(deps, signedIn(viewer), { id, price, words, version });
  }

  @Mutation(() => UUIDScalar, { description: 'Says no, in words; returns the id of the order.' })
  declineChange(
    @Ctx() { deps, viewer }: RequestContext,
    @Request() id: string,
    @Words() words: string,
    @Version() version?: number,
  ) {
    return declineChange(deps, signedIn(viewer), { id, words, version });
  }
}
