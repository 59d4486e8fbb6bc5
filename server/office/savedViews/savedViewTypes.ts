import { MaxLength } from 'class-validator';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { ViewPage } from '../../model/system/savedView.entity';
import { describeEnum } from '../../platform/api/describeEnum';
import { UUIDScalar } from '../../platform/api/scalars';

export const ViewPageEnum = describeEnum<ViewPage>(
  'ViewPage',
  'A page whose search, sort and period stand in its address.',
  {
    lists: 'The lists of orders on the dashboard.',
    archive: 'The archive.',
    owing: 'Customers who owe.',
    hours: 'Driving and rest of a driver.',
  },
);

@ObjectType('SavedView', { description: 'A look at a page that the office gave a name to.', simpleResolvers: true })
export class SavedViewRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => String, { description: 'Name, unique on its page.' })
  name: string;

  @Field(() => String, { description: 'The part of the address from its question mark on.' })
  query: string;
}

@ArgsType()
export class SaveViewArgs {
  @Field(() => ViewPageEnum, { description: 'The page.' })
  page: ViewPage;

  @MaxLength(60)
  @Field(() => String, { description: 'Name. A view of the same name is replaced.' })
  name: string;

  @MaxLength(500)
  @Field(() => String, { description: 'The part of the address from its question mark on.' })
  query: string;
}
