import { Max, MaxLength, Min } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { Id, OrderId } from '../../platform/api/args';
import { UUIDScalar } from '../../platform/api/scalars';
import { CustomerInput } from './customerInputs';
import { CustomerConnection, CustomerRow, SuggestedCustomer } from './customerTypes';
import { mergeCustomers, undoMerge } from './mergeCustomers';
import { getCustomer, listCustomers } from './readCustomers';
import { createCustomer, updateCustomer } from './saveCustomer';
import { refuseCustomer, suggestCustomers } from './suggestCustomers';

@ArgsType()
class CustomerListArgs {
  @Min(1)
  @Max(100)
  @Field(() => Int, { defaultValue: 50, description: 'Number of customers, at most 100.' })
  first: number;

  @MaxLength(1000)
  @Field(() => String, { nullable: true, description: 'The endCursor of the previous part.' })
  after?: string;

  @MaxLength(255)
  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur: name, codes, e-mail, phone, contact.',
  })
  search?: string;
}

const Input = () => Arg('input', () => CustomerInput, { description: 'The whole customer.' });

@Resolver()
export class CustomersResolver {
  @Query(() => CustomerConnection, { description: 'Customers by name.' })
  customers(@Ctx() { deps }: RequestContext, @Args(() => CustomerListArgs) args: CustomerListArgs) {
    return listCustomers(deps, args);
  }

  @Query(() => CustomerRow, { description: 'One customer, also a merged one.' })
  customer(@Ctx() { deps }: RequestContext, @Id('customer') id: string) {
    return getCustomer(deps, id);
  }

  @Query(() => [SuggestedCustomer], {
    description: 'The customers that an order without one may be of, the surest first. At most three.',
  })
  suggestedCustomers(@Ctx() { deps }: RequestContext, @OrderId() orderId: string) {
    return suggestCustomers(deps, orderId);
  }

  @Mutation(() => CustomerRow, { description: 'Adds a customer.' })
  async createCustomer(@Ctx() { deps }: RequestContext, @Input() input: CustomerInput) {
    return getCustomer(deps, await createCustomer(deps, input));
  }

  @Mutation(() => CustomerRow, { description: 'Saves a whole customer. Its orders stay as they are.' })
  async updateCustomer(
    @Ctx() { deps }: RequestContext,
    @Id('customer') id: string,
    @Arg('version', () => Int, { description: 'The version that the change is based on.' }) version: number,
    @Input() input: CustomerInput,
  ) {
    await updateCustomer(deps, id, { input, version });
    return getCustomer(deps, id);
  }

  @Mutation(() => CustomerRow, {
    description: 'Merges a doubled record into the one that stays. Its orders, contacts and invoices go over.',
  })
  async mergeCustomers(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('customer that stays') id: string,
    @Arg('mergedId', () => UUIDScalar, { description: 'Id of the customer that disappears.' }) mergedId: string,
  ) {
    await mergeCustomers(deps, requireViewer(viewer), { id, mergedId });
    return getCustomer(deps, id);
  }

  @Mutation(() => CustomerRow, { description: 'Takes a merge back. Returns the customer that stayed.' })
  async undoCustomerMerge(@Ctx() { deps, viewer }: RequestContext, @Id('merge') id: string) {
    return getCustomer(deps, await undoMerge(deps, requireViewer(viewer), id));
  }

  @Mutation(() => Boolean, { description: 'Says that an order is not of this customer. It is not suggested again.' })
  async refuseCustomer(
    @Ctx() { deps }: RequestContext,
    @OrderId() orderId: string,
    @Arg('customerId', () => UUIDScalar, { description: 'Id of the customer.' }) customerId: string,
  ) {
    await refuseCustomer(deps, orderId, customerId);
    return true;
  }
}
