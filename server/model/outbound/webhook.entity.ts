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
  description: 'What happened to an order.',
  valuesConfig: {
    inquirySubmitted: { description: 'A customer asked for a price.' },
    offerSent: { description: 'A price was sent to the customer, the first one or another one.' },
    offerAccepted: { description: 'The customer accepted, or an admin for the customer.' },
    offerRejected: { description: 'The customer rejected, or an admin for the customer.' },
    orderChanged: { description: 'Something else of an order changed before it was a job.' },
    jobStarted: { description: 'Driver and bus were assigned for the first time.' },
    jobChanged: { description: 'Something else of a job changed.' },
    driverConfirmed: { description: 'A driver confirmed the job.' },
    driverDeclined: { description: 'A driver declined the job.' },
    jobArchived: { description: 'The job was moved to the archive.' },
    orderDeleted: { description: 'The order was deleted.' },
  },
});

/** Where changes are delivered to another program. */
@Entity('webhook')
@ObjectType({ description: 'Where changes are delivered to another program.', simpleResolvers: true })
export class Webhook {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Column('varchar', { length: 2000 })
  @Field(() => String, { description: 'Where they are delivered, by POST.' })
  url: string;

  /** Signs what is sent, so it cannot be stored as a hash. */
  @Column('varchar', { length: 64, select: false })
  secret: string;

  @Column('text', { array: true })
  @Field(() => [WebhookEvent], { description: 'The events that are delivered.' })
  events: WebhookEvent[];

  @Column('boolean', { default: true })
  @Field(() => Boolean, { description: 'Whether they are delivered now.' })
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
