import { refuseWith } from '../../texts/messages';
import { ArrayMaxSize, IsInt, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { GroupLeaderInput, OrderedFoodInput } from '../../orders';
import { EmailScalar, PriceScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';

// Bounds and messages: docs/product.md, 'Limits'.

@InputType({ description: 'The whole catering, with the total that the page showed.' })
export class TripFoodInput {
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [OrderedFoodInput], {
    description: 'All packages of the order. Packages that are left out are removed.',
  })
  items: OrderedFoodInput[];

  @Field(() => PriceScalar, {
    description:
      'The sum of all catering in euros, as the page showed it. A different sum is refused, so that the customer never pays an unseen price.',
  })
  foodTotal: number;
}

@InputType({ description: 'The recipient of the invoice.' })
export class TripInvoiceInput {
  @ShortText()
  @Field(() => String, { description: 'Company. Empty means that the customer gets the invoice.' })
  company: string;

  // Of Estonia these are known whole; what other countries have is taken as it is.
  @Matches(/^(|\d{8}|(?!\d+$)[\p{L}\d ./-]{2,35})$/u, refuseWith('input.badRegistrationNumber'))
  @Field(() => String, { description: 'Registration number of the company. It may be empty.' })
  registrationNumber: string;

  @ShortText()
  @Field(() => String, { description: 'Address of the company. It may be empty.' })
  address: string;

  @Field(() => EmailScalar, {
    nullable: true,
    description: 'E-mail address for the invoice. Null means the customer’s own address.',
  })
  email?: string | null;
}

@InputType({ description: 'The customer’s changes. A field that is left out stays as it is.' })
export class TripChangesInput {
  @IsInt()
  @Min(1, refuseWith('order.passengersMissing'))
  @Max(10_000, refuseWith('order.tooManyPassengers'))
  @Field(() => Int, { nullable: true, description: 'Number of passengers.' })
  passengers?: number | null;

  @ValidateNested()
  @Field(() => GroupLeaderInput, { nullable: true, description: 'The group leader.' })
  leader?: GroupLeaderInput | null;

  @MaxLength(4000, refuseWith('input.longest', { most: 4000 }))
  @Field(() => String, { nullable: true, description: 'The customer’s notes.' })
  notes?: string | null;

  @ValidateNested()
  @Field(() => TripFoodInput, { nullable: true, description: 'Catering.' })
  food?: TripFoodInput | null;

  @ValidateNested()
  @Field(() => TripInvoiceInput, { nullable: true, description: 'The recipient of the invoice.' })
  invoice?: TripInvoiceInput | null;
}
