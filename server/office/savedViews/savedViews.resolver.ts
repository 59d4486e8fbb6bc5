import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import type { ViewPage } from '../../model/system/savedView.entity';
import { Id } from '../../platform/api/args';
import { SavedViewRow, SaveViewArgs, ViewPageEnum } from './savedViewTypes';
import { deleteView, listViews, saveView } from './savedViews';

/** Looks at lists that got a name. */
@Resolver()
export class SavedViewsResolver {
  @Query(() => [SavedViewRow], { description: 'The named looks at a page, which all of the office shares.' })
  savedViews(
    @Ctx() { deps }: RequestContext,
    @Arg('page', () => ViewPageEnum, { description: 'The page.' }) page: ViewPage,
  ) {
    return listViews(deps, page);
  }

  @Mutation(() => SavedViewRow, { description: 'Gives the look of a page a name.' })
  saveView(@Ctx() { deps, viewer }: RequestContext, @Args(() => SaveViewArgs) args: SaveViewArgs) {
    return saveView(deps, requireViewer(viewer), args);
  }

  @Mutation(() => Boolean, { description: 'Deletes a named look at a page.' })
  async deleteView(@Ctx() { deps }: RequestContext, @Id('view') id: string) {
    await deleteView(deps, id);
    return true;
  }
}
