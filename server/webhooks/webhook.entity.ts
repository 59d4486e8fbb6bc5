import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../access/user.entity';
import { DateTimeScalar, UUIDScalar } from '../platform/scalars';

export enum WebhookEvent {
  inquirySubmitted = 'inquirySubmitted',
  offerSent = 'offerSent',
  offerAccepted = 'offerAccepted',
  offerRejected = 'offerRejected',
  orderChanged = 'orderChanged',
  jobStarted = 'jobStarted',
  jobChanged = 'jobChanged',
  driverConfirmed = 'driverConfirmed',
  driverDeclined = 'driverDeclined',
  jobArchived = 'jobArchived',
  orderDeleted = 'orderDeleted',
}
registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'What happened: an order was changed before it was a job, a job after it was started.',
});

/** Where another program is told of changes. */
@Entity('webhook')
@ObjectType({ description: 'Where another program is told of changes.', simpleResolvers: true })
export class Webhook {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Column('varchar', { length: 2000 })
  @Field(() => String, { description: 'Where it is told, by POST.' })
  url: string;

  /** Signs what is sent, so it cannot be stored as a hash. */
  @Column('varchar', { length: 64, select: false })
  secret: string;

  @Column('text', { array: true })
  @Field(() => [WebhookEvent], { description: 'What it is told of.' })
  events: WebhookEvent[];

  @Column('boolean', { default: true })
  @Field(() => Boolean, { description: 'Whether it is told now.' })
  active: boolean;

  @Column('uuid')
  createdById: string;

  @ManyToOne(() => User, { nullable: false })
  @Field(() => User, { description: 'The admin who made it.' })
  createdBy: Relation<User>;

  @Column('timestamptz')
  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt: Date;
}
