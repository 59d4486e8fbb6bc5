import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../access';
import { requireViewer } from '../../../access';
import { Id, Key } from '../../../platform/api/args';
import { PriceScalar, UUIDScalar } from '../../../platform/api/scalars';
import { LinkPaymentRow, PayMethodEnum } from './linkTypes';
import type { PayMethod } from './provider';
import { readLinks } from './readLinks';
import { refundPayment } from './refundPayment';
import { startPayment } from './startPayment';

/** Payments by bank link and card. The provider tells what came of them by `POST /api/pay/montonio`. */
@Resolver()
export class LinkPaymentsResolver {
  @Query(() => [LinkPaymentRow], { description: 'Payments by bank link and card, the newest first, up to 50.' })
  linkPayments(@Ctx() { deps }: RequestContext) {
    return readLinks(deps);
  }

  @Mutation(() => String, {
    description: 'Begins the payment of an invoice of the trip. Returns the address of the page to pay on.',
  })
  payInvoice(
    @Ctx() { deps }: RequestContext,
    @Id('order') orderId: string,
    @Key() key: string,
    @Arg('invoice', () => UUIDScalar, { description: 'Id of the invoice.' }) invoiceId: string,
    @Arg('method', () => PayMethodEnum, { description: 'The way to pay.' }) method: PayMethod,
  ) {
    return startPayment(deps, { orderId, key, invoiceId, method });
  }

  @Mutation(() => Boolean, { description: 'Gives money of a payment by bank link or card back to its payer.' })
  async refundPayment(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('payment') id: string,
    @Arg('amount', () => PriceScalar, { description: 'Sum in euros.' }) amount: number,
  ) {
    await refundPayment(deps, requireViewer(viewer), id, amount);
    return true;
  }
}
