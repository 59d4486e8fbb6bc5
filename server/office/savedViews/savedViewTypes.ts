import { MaxLength } from 'class-validator';
import { ArgsType, Field, ObjectType, registerEnumType } from 'type-graphql';
import { viewPages } from '../../model/system/savedView.entity';
import type { ViewPage } from '../../model/system/savedView.entity';
import { createEnum } from '../../platform/api/createEnum';
import { UUIDScalar } from '../../platform/api/scalars';

export const ViewPageEnum = createEnum(viewPages);
registerEnumType(ViewPageEnum, {
  name: 'ViewPage',
  description: 'A page whose search, sort and period stand in its address.',
  valuesConfig: {
    lists: { description: 'The lists of orders on the dashboard.' },
    archive: { description: 'The archive.' },
    owing: { description: 'Customers who owe.' },
    hours: { description: 'Driving and rest of a driver.' },
  },
});

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
