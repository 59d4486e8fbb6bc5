import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { Id, Key, Version } from '../../platform/api/args';
import { PriceScalar, UUIDScalar } from '../../platform/api/scalars';
import { declineChange, decideChange, priceChange, takeChange } from './answerChange';
import { askChange } from './askChange';
import { listChangeRequests, readMyChange } from './readChanges';
import { ChangeRequestInput, ChangeRequestRow, MyChange } from './changeRequestTypes';

const Request = () => Arg('requestId', () => UUIDScalar, { description: 'Id of the change request.' });
const Words = () => Arg('words', () => String, { defaultValue: '', description: 'The message to the customer.' });

/** Change requests of customers. */
@Resolver()
export class ChangeRequestsResolver {
  @Query(() => [ChangeRequestRow], {
    description: 'Change requests that wait for the office or for a customer, with their consequences.',
  })
  changeRequests(
    @Ctx() { deps }: RequestContext,
    @Arg('orderId', () => UUIDScalar, { nullable: true, description: 'Returns the requests of this order only.' })
    orderId?: string,
  ) {
    return listChangeRequests(deps, orderId);
  }

  @Query(() => MyChange, {
    nullable: true,
    description: 'The latest change request of the trip’s customer. Null without one.',
  })
  myChange(@Ctx() { deps }: RequestContext, @Id('order') id: string, @Key() key: string) {
    return readMyChange(deps, id, key);
  }

  @Mutation(() => Boolean, {
    description: 'Creates a change request for the customer. Returns true when it replaces an earlier request.',
  })
  askChange(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Key() key: string,
    @Arg('input', () => ChangeRequestInput, { description: 'The requested changes.' }) input: ChangeRequestInput,
  ) {
    return askChange(deps, id, key, input);
  }

  @Mutation(() => Boolean, { description: 'Accepts or declines the answered price for the customer.' })
  async decideChange(
    @Ctx() { deps, address }: RequestContext,
    @Id('order') id: string,
    @Key() key: string,
    @Request() requestId: string,
    @Arg('accept', () => Boolean, { description: 'True accepts the price, false declines it.' }) accept: boolean,
  ) {
    await decideChange(deps, id, key, { id: requestId, accept, address: address ?? null });
    return true;
  }

  @Mutation(() => UUIDScalar, { description: 'Carries out a change request as asked. Returns the id of the order.' })
  takeChange(
    @Ctx() { deps, viewer, address }: RequestContext,
    @Request() id: string,
    @Words() words: string,
    @Version() version?: number,
  ) {
    return takeChange(deps, requireViewer(viewer), { id, words, version }, address ?? null);
  }

  @Mutation(() => UUIDScalar, {
    description: 'Answers a change request with a price for the whole trip. Returns the id of the order.',
  })
  priceChange(
    @Ctx() { deps, viewer }: RequestContext,
    @Request() id: string,
    @Arg('price', () => PriceScalar, { description: 'Net price in euros.' }) price: number,
    @Words() words: string,
    @Version() version?: number,
  ) {
    return priceChange(deps, requireViewer(viewer), { id, price, words, version });
  }

  @Mutation(() => UUIDScalar, { description: 'Declines a change request with a message. Returns the id of the order.' })
  declineChange(
    @Ctx() { deps, viewer }: RequestContext,
    @Request() id: string,
    @Words() words: string,
    @Version() version?: number,
  ) {
    return declineChange(deps, requireViewer(viewer), { id, words, version });
  }
}
