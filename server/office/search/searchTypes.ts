import { Field, ObjectType } from 'type-graphql';
import type { OrderStatus } from '../../model/orders/orderStatus';
import { OrderStatusEnum } from '../../orders';
import { describeEnum } from '../../platform/api/describeEnum';
import { LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';

const SearchHitKindEnum = describeEnum('SearchHitKind', 'The kind of a search hit.', {
  order: 'An order in any status.',
  customer: 'A customer.',
  driver: 'A driver or an admin.',
  bus: 'A bus.',
  invoice: 'An invoice or a credit note, also a draft.',
});
export type HitKind = keyof typeof SearchHitKindEnum;

@ObjectType({ description: 'One hit of the search over everything.', simpleResolvers: true })
export class SearchHit {
  @Field(() => SearchHitKindEnum, { description: 'The kind.' })
  kind: HitKind;

  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => String, { description: 'Name, route or number.' })
  title: string;

  @Field(() => String, { description: 'More words to tell it from others. It may be empty.' })
  detail: string;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Day of departure, or of the invoice.' })
  day: string | null;

  @Field(() => OrderStatusEnum, { nullable: true, description: 'Status of an order.' })
  status: OrderStatus | null;
}
