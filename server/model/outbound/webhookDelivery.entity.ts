import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { Webhook, WebhookEvent } from './webhook.entity';

/** One attempt to deliver one event to a webhook; kept for thirty days. */
@Entity('webhook_delivery')
@Index('webhook_delivery_webhook', ['webhookId', 'at'])
@Index('webhook_delivery_at', ['at'])
@ObjectType({ description: 'One attempt to deliver one event to a webhook.', simpleResolvers: true })
export class WebhookDelivery {
  @PrimaryColumn('uuid')
  @Field(() => UUIDScalar, { description: 'Id of the attempt.' })
  id: string;

  @Column('uuid')
  webhookId: string;

  @ManyToOne(() => Webhook, { nullable: false, onDelete: 'CASCADE' })
  webhook: Relation<Webhook>;

  @Column('uuid')
  @Field(() => UUIDScalar, { description: 'The header X-Charter-Delivery: the same for all attempts of one event.' })
  deliveryId: string;

  @Column('varchar', { length: 35 })
  @Field(() => WebhookEvent, { description: 'What happened.' })
  event: WebhookEvent;

  @Column('uuid')
  @Field(() => UUIDScalar, { description: 'The order that it happened to.' })
  orderId: string;

  @Column('integer')
  @Field(() => Int, { description: 'Counts attempts from 1.' })
  attempt: number;

  @Column('timestamptz')
  @Field(() => DateTimeScalar, { description: 'When it began.' })
  at: Date;

  @Column('integer')
  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  ms: number;

  @Column('boolean')
  @Field(() => Boolean, { description: 'Whether it was taken: an HTTP status from 200 to 299.' })
  ok: boolean;

  @Column('integer', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'HTTP status of the reply; none when there was no reply.' })
  status: number | null;

  @Column('varchar', { length: 500, nullable: true })
  @Field(() => String, { nullable: true, description: 'What went wrong.' })
  error: string | null;

  @Column('varchar', { length: 500, nullable: true })
  @Field(() => String, { nullable: true, description: 'How the reply began, at most 500 characters.' })
  response: string | null;
}
