import { refuseWith } from '../../texts/messages';
import { Max, MaxLength, Min } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { Id } from '../../platform/api/args';
import { UUIDScalar } from '../../platform/api/scalars';
import { Webhook, WebhookEvent } from '../../model/outbound/webhook.entity';
import { WebhookDelivery } from '../../model/outbound/webhookDelivery.entity';
import { createWebhook, deleteWebhook, listDeliveries, listWebhooks, setWebhookActive } from './webhooks';

@InputType({ description: 'The webhook to create.' })
class WebhookInput {
  @MaxLength(2000, refuseWith('input.longest', { most: 2000 }))
  @Field(() => String, { description: 'The public address that gets the events by POST, https:// or http://.' })
  url: string;

  @Field(() => [WebhookEvent], { description: 'The events to deliver, at least one.' })
  events: WebhookEvent[];
}

@ObjectType({ description: 'A webhook that was just created.', simpleResolvers: true })
class CreatedWebhook {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => String, {
    description:
      'The secret that signs deliveries: `X-Charter-Signature: t=<seconds>,v1=<hex>` with the HMAC-SHA256 of `<seconds>.<body>`. This is the only time that it is shown.',
  })
  secret: string;
}

@ArgsType()
class DeliveriesArgs {
  @Field(() => UUIDScalar, { description: 'Id of the webhook.' })
  webhookId: string;

  @Min(1)
  @Max(100)
  @Field(() => Int, { defaultValue: 50, description: 'Number of orders, at most 100.' })
  first: number;
}

@Resolver()
export class WebhooksResolver {
  @Query(() => [Webhook], { description: 'All webhooks, newest first.' })
  webhooks(@Ctx() { deps }: RequestContext) {
    return listWebhooks(deps);
  }

  @Query(() => [WebhookDelivery], {
    description: 'Attempts to deliver to a webhook, newest first. They are kept for thirty days.',
  })
  webhookDeliveries(@Ctx() { deps }: RequestContext, @Args(() => DeliveriesArgs) { webhookId, first }: DeliveriesArgs) {
    return listDeliveries(deps, webhookId, first);
  }

  @Mutation(() => CreatedWebhook, { description: 'Creates a webhook that sends changes to another program.' })
  createWebhook(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => WebhookInput, { description: 'The webhook.' }) input: WebhookInput,
  ) {
    return createWebhook(deps, requireViewer(viewer), input);
  }

  @Mutation(() => Boolean, {
    description: 'Switches a webhook on or off. Switching it off drops the waiting deliveries.',
  })
  async setWebhookActive(
    @Ctx() { deps }: RequestContext,
    @Id('webhook') id: string,
    @Arg('active', () => Boolean, { description: 'True switches it on, false off.' }) active: boolean,
  ) {
    await setWebhookActive(deps, id, active);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Deletes a webhook and the log of its deliveries.' })
  async deleteWebhook(@Ctx() { deps }: RequestContext, @Id('webhook') id: string) {
    await deleteWebhook(deps, id);
    return true;
  }
}
