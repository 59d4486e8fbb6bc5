import { refuseWith } from '../../texts/messages';
import { ArrayMaxSize, IsInt, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { GroupLeaderInput, OrderedFoodInput } from '../../orders';
import { EmailScalar, PriceScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';

// Bounds and messages: docs/product.md, 'Limits'.

@InputType({ description: 'The whole catering, and what the page said that it will cost.' })
export class TripFoodInput {
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Field(() => [OrderedFoodInput], { description: 'All that is ordered.' })
  items: OrderedFoodInput[];

  @Field(() => PriceScalar, {
    description: 'All catering in euros as the page showed it; another sum is refused, so that nobody pays unseen.',
  })
  foodTotal: number;
}

@InputType({ description: 'To whom the invoice goes.' })
export class TripInvoiceInput {
  @ShortText()
  @Field(() => String, { description: 'Company; empty: the customer.' })
  company: string;

  // Of Estonia these are known whole; what other countries have is taken as it is.
  @Matches(/^(|\d{8}|(?!\d+$)[\p{L}\d ./-]{2,35})$/u, refuseWith('input.badRegistrationNumber'))
  @Field(() => String, { description: 'Its registration number; may be empty.' })
  registrationNumber: string;

  @ShortText()
  @Field(() => String, { description: 'Its address; may be empty.' })
  address: string;

  @Field(() => EmailScalar, { nullable: true, description: 'Where it is sent; null: to the customer’s own address.' })
  email?: string | null;
}

@InputType({ description: 'What the customer changes; what is left out stays.' })
export class TripChangesInput {
  @IsInt()
  @Min(1, refuseWith('order.passengersMissing'))
  @Max(10_000, refuseWith('order.tooManyPassengers'))
  @Field(() => Int, { nullable: true, description: 'How many travel.' })
  passengers?: number | null;

  @ValidateNested()
  @Field(() => GroupLeaderInput, { nullable: true, description: 'The group leader.' })
  leader?: GroupLeaderInput | null;

  @MaxLength(4000, refuseWith('input.longest', { most: 4000 }))
  @Field(() => String, { nullable: true, description: 'Notes of the customer.' })
  notes?: string | null;

  @ValidateNested()
  @Field(() => TripFoodInput, { nullable: true, description: 'Catering.' })
  food?: TripFoodInput | null;

  @ValidateNested()
  @Field(() => TripInvoiceInput, { nullable: true, description: 'To whom the invoice goes.' })
  invoice?: TripInvoiceInput | null;
}
