import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { Id, Version } from '../../platform/api/args';
import { UUIDScalar } from '../../platform/api/scalars';
import type { SelectedFields } from '../../platform/api/selectedFields';
import { Selected } from '../../platform/api/selectedFields';
import { badInput } from '../../texts/messages';
import { tieCustomer, tieNewCustomer } from '../actions/tieCustomer';
import { readCustomerOrders } from '../reads/customerOrders';
import { readOrder } from '../reads/orderLists';
import { OrderConnection, OrderRow } from '../types/orderTypes';

@Resolver()
export class OrderCustomersResolver {
  @Query(() => OrderConnection, { description: 'The orders of a customer, the latest trip first.' })
  customerOrders(
    @Ctx() { deps }: RequestContext,
    @Selected() selected: SelectedFields,
    @Arg('customerId', () => UUIDScalar, { description: 'Id of the customer.' }) customerId: string,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Number of orders, at most 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The endCursor of the previous part.' }) after?: string,
  ) {
    if (first < 1 || first > 100) throw badInput('input.invalid', 'first');
    return readCustomerOrders(deps, { customerId, after, first }, selected);
  }

  @Mutation(() => OrderRow, { description: 'Ties an order to its customer, and fills what it lacks for the invoice.' })
  async tieCustomer(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Arg('customerId', () => UUIDScalar, { nullable: true, description: 'Id of the customer. Null removes the tie.' })
    customerId: string | null,
    @Version() version?: number,
  ) {
    await tieCustomer(deps, requireViewer(viewer), { id, customerId: customerId ?? null, version });
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @Mutation(() => OrderRow, { description: 'Makes a customer of what the order says, and ties the order to it.' })
  async tieNewCustomer(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Version() version?: number,
  ) {
    await tieNewCustomer(deps, requireViewer(viewer), { id, version });
    return readOrder(deps, requireViewer(viewer), id, selected);
  }
}
