import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../people/user.entity';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';

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
  description: 'The kind of event of an order.',
  valuesConfig: {
    inquirySubmitted: { description: 'A customer asked for a price.' },
    offerSent: { description: 'A price was sent to the customer, for the first time or again.' },
    offerAccepted: { description: 'The customer accepted, or an admin accepted for the customer.' },
    offerRejected: { description: 'The customer rejected, or an admin rejected for the customer.' },
    orderChanged: { description: 'Another part of an order changed before it became a job.' },
    jobStarted: { description: 'Driver and bus were assigned for the first time.' },
    jobChanged: { description: 'Another part of a job changed.' },
    driverConfirmed: { description: 'A driver confirmed the job.' },
    driverDeclined: { description: 'A driver declined the job.' },
    jobArchived: { description: 'The job was moved to the archive.' },
    orderDeleted: { description: 'The order was deleted.' },
  },
});

/** Where changes are delivered to another program. */
@Entity('webhook')
@ObjectType({ description: 'An address of another program that receives changes.', simpleResolvers: true })
export class Webhook {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Column('varchar', { length: 2000 })
  @Field(() => String, { description: 'The address that gets the events by POST.' })
  url: string;

  /** Signs what is sent, so it cannot be stored as a hash. */
  @Column('varchar', { length: 64, select: false })
  secret: string;

  @Column('text', { array: true })
  @Field(() => [WebhookEvent], { description: 'The events that the webhook receives.' })
  events: WebhookEvent[];

  @Column('boolean', { default: true })
  @Field(() => Boolean, { description: 'True while deliveries are switched on.' })
  active: boolean;

  @Column('uuid')
  createdById: string;

  @ManyToOne(() => User, { nullable: false })
  @Field(() => User, { description: 'The admin who created it.' })
  createdBy: Relation<User>;

  @Column('timestamptz')
  @Field(() => DateTimeScalar, { description: 'The moment of creation.' })
  createdAt: Date;
}
