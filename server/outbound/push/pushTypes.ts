import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { refuseWith } from '../../texts/messages';

@InputType({ description: 'The address of a phone at its push service, as the browser gives it.' })
export class PushSubscriptionInput {
  @MaxLength(1000, refuseWith('input.longest', { most: 1000 }))
  @Field(() => String, { description: 'The address at the push service.' })
  endpoint: string;
  @MaxLength(100, refuseWith('input.longest', { most: 100 }))
  @Field(() => String, { description: 'The public key of the phone, 65 bytes in base64url.' })
  p256dh: string;
  @MaxLength(30, refuseWith('input.longest', { most: 30 }))
  @Field(() => String, { description: 'The secret of the phone, 16 bytes in base64url.' })
  auth: string;
}
