import { Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import type { ArchiveSort } from './enums';
import { ArchiveSortEnum } from './enums';

/** Selects a part of a long list. */
@ArgsType()
export class LongListArgs {
  @Min(1)
  @Max(100)
  @Field(() => Int, { defaultValue: 10, description: 'Number of orders, at most 100.' })
  first: number;

  @MaxLength(1000)
  @Field(() => String, { nullable: true, description: 'The endCursor of the previous page.' })
  after?: string;

  @Min(1)
  @Max(1_000_000)
  @Field(() => Int, {
    nullable: true,
    description: 'The page number from 1, instead of `after`. A number past the end returns the last page.',
  })
  page?: number;

  @Field(() => ArchiveSortEnum, { defaultValue: 'start', description: 'The field to sort by.' })
  sort: ArchiveSort;

  @Field(() => Boolean, { defaultValue: true, description: 'Sort descending.' })
  descending: boolean;

  @MaxLength(255)
  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur. Estonian letters and their plain forms match each other.',
  })
  search?: string;
}
