import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer, requireTripByKey } from '../../access';
import { Id } from '../../platform/api/args';
import { KeyScalar } from '../../platform/api/scalars';
import { readCurrentTerms } from './orderTerms';
import {
  CancellationPreview,
  CancellationTermsInput,
  CancellationTermsRow,
  OrderCancellationRow,
} from './cancellationTypes';
import { readOrderCancellation, previewTerms, saveTerms } from './changeTerms';

/** The cancellation terms and fees. */
@Resolver()
export class CancellationResolver {
  @Query(() => CancellationTermsRow, { description: 'The cancellation terms in force.' })
  cancellationTerms(@Ctx() { deps }: RequestContext) {
    return readCurrentTerms(deps.db.dataSource.manager);
  }

  @Query(() => CancellationPreview, {
    description: 'Previews cancellation terms on an example, or lists their problems.',
  })
  cancellationPreview(
    @Ctx() { deps }: RequestContext,
    @Arg('input', () => CancellationTermsInput, { description: 'The terms.' }) input: CancellationTermsInput,
  ) {
    return previewTerms(deps.clock.now(), input);
  }

  @Query(() => OrderCancellationRow, { description: 'The present cancellation fee of an order.' })
  orderCancellation(@Ctx() { deps }: RequestContext, @Id('order') id: string) {
    return readOrderCancellation(deps, id);
  }

  @Query(() => OrderCancellationRow, {
    description: 'The present cancellation fee, for the customer on the page of the trip.',
  })
  async myCancellation(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Arg('key', () => KeyScalar, { description: 'Key of the link to the page of the trip.' }) key: string,
  ) {
    await requireTripByKey(deps.db.dataSource.manager, id, key);
    return readOrderCancellation(deps, id);
  }

  @Mutation(() => CancellationTermsRow, {
    description: 'Saves the next version of the cancellation terms. It applies to offers that are sent from now on.',
  })
  saveCancellationTerms(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('seenVersion', () => Int, { description: 'The version that the edit is based on.' }) seenVersion: number,
    @Arg('input', () => CancellationTermsInput, { description: 'The terms.' }) input: CancellationTermsInput,
  ) {
    return saveTerms(deps, requireViewer(viewer), seenVersion, input);
  }
}
