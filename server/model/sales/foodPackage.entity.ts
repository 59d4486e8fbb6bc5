import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';
import { selectPhotoUrl } from '../system/photoUrl';
import { PriceScalar, UUIDScalar } from '../../platform/api/scalars';

@Entity('food_package')
@Check('food_package_price', 'price >= 0')
@ObjectType({ description: 'Catering that can be ordered with a trip.', simpleResolvers: true })
export class FoodPackage {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Column('varchar', { length: 255 })
  @Field(() => String, { description: 'Name.' })
  name: string;

  @Column('varchar', { length: 255, default: '' })
  @Field(() => String, { description: 'The contents of the package.' })
  description: string;

  /** Cents. */
  @Column('integer')
  @Field(() => PriceScalar, { description: 'Price of one package in euros.' })
  price: number;

  @Column('boolean', { default: false })
  @Field(() => Boolean, { description: 'True when the package is hidden. It cannot be ordered.' })
  hidden: boolean;

  @VirtualColumn('text', { query: (alias) => selectPhotoUrl('food_package', `${alias}.id`) })
  @Field(() => String, { nullable: true, description: 'Path of the photo. Null without one.' })
  photoUrl: string | null;
}
