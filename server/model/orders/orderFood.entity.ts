import { Check, Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { FoodPackage } from '../sales/foodPackage.entity';
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
