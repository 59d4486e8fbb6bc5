import { message, refuseWith } from '../../texts/messages';
import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { NotBlank } from '../../platform/api/notBlank';
import { EmailScalar, PhoneScalar, UUIDScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';

@InputType({ description: 'The group leader, whom the driver calls about the trip.' })
export class GroupLeaderInput {
  @NotBlank(message('order.fullNameMissing'))
  @ShortText()
  @Field(() => String, { description: 'Full name.' })
  fullName: string;

  @Field(() => EmailScalar, { description: 'E-mail address.' })
  email: string;

  @Field(() => PhoneScalar, { description: 'Phone number.' })
  phone: string;
}

@InputType({ description: 'Catering to order.' })
export class OrderedFoodInput {
  @Field(() => UUIDScalar, { description: 'Id of the food package.' })
  id: string;

  @IsInt()
  @Min(1, refuseWith('order.countTooSmall'))
  @Max(10_000, refuseWith('order.countTooLarge'))
  @Field(() => Int, { description: 'Number of packages.' })
  count: number;
}
