import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';
import { photoUrlSql } from '../photos/photo.entity';
import { UUIDScalar } from '../platform/scalars';

@Entity('bus')
@ObjectType({ description: 'A bus or coach that can be assigned to a job.', simpleResolvers: true })
export class Bus {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Column('varchar', { length: 255 })
  @Field(() => String, { description: 'Name, usually model and number plate.' })
  name: string;

  @Column('boolean', { default: false })
  @Field(() => Boolean, { description: 'Hidden buses cannot be chosen; jobs that use them still show them.' })
  hidden: boolean;

  @VirtualColumn('text', { query: (alias) => photoUrlSql('bus', `${alias}.id`) })
  @Field(() => String, { nullable: true, description: 'Path of the photo; null without one.' })
  photoUrl: string | null;
}
