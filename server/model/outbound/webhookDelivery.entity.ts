import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { Webhook, WebhookEvent } from './webhook.entity';

/** One attempt to deliver one event to a webhook; kept for thirty days. */
@Entity('webhook_delivery')
@Index('webhook_delivery_webhook', ['webhookId', 'at'])
@Index('webhook_delivery_at', ['at'])
@ObjectType({ description: 'An attempt to deliver one event to a webhook.', simpleResolvers: true })
export class WebhookDelivery {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id of the attempt.' })
  id: string;

  @Column('uuid')
  webhookId: string;

  @ManyToOne(() => Webhook, { nullable: false, onDelete: 'CASCADE' })
  webhook: Relation<Webhook>;

  @Column('uuid')
  @Field(() => UUIDScalar, {
    description: 'The value of the header X-Charter-Delivery. It is the same for all attempts of one event.',
  })
  deliveryId: string;

  @Column('varchar', { length: 35 })
  @Field(() => WebhookEvent, { description: 'The kind of event.' })
  event: WebhookEvent;

  @Column('uuid')
  @Field(() => UUIDScalar, { description: 'Id of the order that the event belongs to.' })
  orderId: string;

  @Column('integer')
  @Field(() => Int, { description: 'The number of the attempt, from 1.' })
  attempt: number;

  @Column('timestamptz')
  @Field(() => DateTimeScalar, { description: 'The beginning of the attempt.' })
  at: Date;

  @Column('integer')
  @Field(() => Int, { description: 'Duration of the attempt in milliseconds.' })
  ms: number;

  @Column('boolean')
  @Field(() => Boolean, { description: 'True when the receiver replied with an HTTP status from 200 to 299.' })
  ok: boolean;

  @Column('integer', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'HTTP status of the reply. Null without a reply.' })
  status: number | null;

  @Column('varchar', { length: 500, nullable: true })
  @Field(() => String, { nullable: true, description: 'The error. Null without one.' })
  error: string | null;

  @Column('varchar', { length: 500, nullable: true })
  @Field(() => String, { nullable: true, description: 'The beginning of the reply, at most 500 characters.' })
  response: string | null;
}
