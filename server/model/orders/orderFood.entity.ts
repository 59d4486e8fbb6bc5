import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { Check, Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { FoodPackage } from '../sales/foodPackage.entity';
import { UUIDScalar } from '../../platform/api/scalars';
import { Order } from './order.entity';

/** Ordered catering keeps the name and price it had when ordered (docs/product.md, 'Edit form'). */
@Entity('order_food')
@Check('order_food_count', 'count > 0')
export class OrderFood {
  @PrimaryColumn('uuid')
  orderId: string;

  @PrimaryColumn('uuid')
  foodPackageId: string;

  @ManyToOne(() => Order, (order) => order.food, { nullable: false, onDelete: 'CASCADE' })
  order: Relation<Order>;

  @ManyToOne(() => FoodPackage, { nullable: false })
  foodPackage: Relation<FoodPackage>;

  @Column('varchar', { length: 255 })
  name: string;

  /** Cents. */
  @Column('integer')
  price: number;

  @Column('integer')
  count: number;
}

@InputType({ description: 'Catering to order.' })
export class OrderedFoodInput {
  @Field(() => UUIDScalar, { description: 'Id of the food package.' })
  id: string;

  @IsInt()
  @Min(1, { message: 'Kogus peab olema vähemalt 1' })
  @Max(10_000, { message: 'Kogus on liiga suur' })
  @Field(() => Int, { description: 'How many.' })
  count: number;
}
