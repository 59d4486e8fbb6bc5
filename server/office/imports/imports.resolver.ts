import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import type { ImportOutcome } from '../../model/system/importRow.entity';
import { Id } from '../../platform/api/args';
import { UUIDScalar } from '../../platform/api/scalars';
import {
  ImportBatchRow,
  ImportColumnInput,
  ImportFile,
  ImportProgressRow,
  ImportRowType,
  OutcomeEnum,
} from './importTypes';
import { importProgress } from './progress';
import { readBatches, readImportFile, readRows } from './readImports';
import { checkImport, commitImport, undoImport } from './runImport';

@ArgsType()
class CheckArgs {
  @Field(() => UUIDScalar, { description: 'Id of the file.' })
  id: string;

  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [ImportColumnInput], { description: 'The chosen columns. A column that is left out is not filled.' })
  columns: ImportColumnInput[];
}

/** Bringing in what the office has elsewhere. Files come by the route `POST /api/import/:kind`. */
@Resolver()
export class ImportsResolver {
  @Query(() => [ImportBatchRow], { description: 'Imported files, the latest first.' })
  importBatches(@Ctx() { deps }: RequestContext) {
    return readBatches(deps);
  }

  @Query(() => ImportFile, { description: 'A file with its columns.' })
  importFile(@Ctx() { deps }: RequestContext, @Id('import') id: string) {
    return readImportFile(deps, id);
  }

  @Query(() => [ImportRowType], { description: 'Rows of a file that was looked through, up to 100, by row.' })
  importRows(
    @Ctx() { deps }: RequestContext,
    @Id('import') id: string,
    @Arg('outcome', () => OutcomeEnum, { nullable: true, description: 'Only rows with this outcome.' })
    outcome?: ImportOutcome | null,
    @Arg('after', () => Int, { defaultValue: 0, description: 'The last row that the caller has.' }) after = 0,
  ) {
    return readRows(deps, id, { outcome, after });
  }

  @Query(() => ImportProgressRow, {
    nullable: true,
    description: 'Progress of the work on a file. Null when none is under way in this copy of the server.',
  })
  importProgress(@Ctx() { deps }: RequestContext, @Id('import') id: string) {
    return importProgress.require(deps).get(id) ?? null;
  }

  @Mutation(() => ImportFile, {
    description: 'Looks a file through and returns the result of each row. It imports nothing.',
  })
  async checkImport(@Ctx() { deps, viewer }: RequestContext, @Args(() => CheckArgs) { id, columns }: CheckArgs) {
    const mapping = Object.fromEntries(columns.map(({ key, place }) => [key, place]));
    await checkImport(deps, requireViewer(viewer), id, mapping);
    return readImportFile(deps, id);
  }

  @Mutation(() => ImportFile, {
    description: 'Imports a file that was looked through: every row that is not refused, or nothing. Sends no message.',
  })
  async commitImport(@Ctx() { deps, viewer }: RequestContext, @Id('import') id: string) {
    await commitImport(deps, requireViewer(viewer), id);
    return readImportFile(deps, id);
  }

  @Mutation(() => ImportFile, {
    description: 'Takes an import back. Refused once anything of it was changed or used, with the names of it.',
  })
  async undoImport(@Ctx() { deps, viewer }: RequestContext, @Id('import') id: string) {
    await undoImport(deps, requireViewer(viewer), id);
    return readImportFile(deps, id);
  }
}
