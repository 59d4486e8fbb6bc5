import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireShortText } from '../../platform/api/shortText';
import { findEverywhere } from './findEverywhere';
import { SearchHit } from './searchTypes';

@Resolver()
export class SearchResolver {
  @Query(() => [SearchHit], {
    description:
      'Finds orders, customers, people, buses and invoices by all words. Signs over letters and typing errors are forgiven.',
  })
  searchEverywhere(
    @Ctx() { deps }: RequestContext,
    @Arg('search', () => String, { description: 'The words.' }) search: string,
  ) {
    requireShortText(search, 'search');
    return findEverywhere(deps, search);
  }
}
