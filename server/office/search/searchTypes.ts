import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { OrderStatus } from '../../model/orders/orderStatus';
import { OrderStatusEnum } from '../../orders';
import { createEnum } from '../../platform/api/createEnum';
import { LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';

const hitKinds = ['order', 'customer', 'driver', 'bus', 'invoice'] as const;
export type HitKind = (typeof hitKinds)[number];

const SearchHitKindEnum = createEnum(hitKinds);
registerEnumType(SearchHitKindEnum, {
  name: 'SearchHitKind',
  description: 'The kind of a search hit.',
  valuesConfig: {
    order: { description: 'An order in any status.' },
    customer: { description: 'A customer.' },
    driver: { description: 'A driver or an admin.' },
    bus: { description: 'A bus.' },
    invoice: { description: 'An invoice or a credit note, also a draft.' },
  },
});

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
