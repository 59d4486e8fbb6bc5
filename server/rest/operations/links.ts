import { newId } from '../../platform/ids';
import type { OrderRow } from '../../orders/orderTypes';
import { clearable, flag, optional, text, whole, word } from '../arguments';
import { done, operation } from '../operation';
import { epochSeconds, orderFields, orderRow } from '../rows';
import { estimateRoute, foodPackages, hours, orderId, route, routeAsGiven } from '../shapes';

const activationKey = word('activation_key');
const secret = word('secret');

/** What customers and drivers do without signing in (spec, section 6, Public). */
export const links = {
  postQuery: operation<{ submitInquiry: string }>({
    method: 'POST',
    changes: true,
    args: {
      // A caller that sends an id of its own can repeat the call safely; another gets a new one.
      id: { names: ['id'], required: true, parse: optionalId },
      stops: route,
      food: optional(foodPackages),
      passengers: whole('passengers'),
      notes: optional(text('notes')),
      fullName: text('fullname'),
      email: text('email'),
      phone: text('phone'),
      company: clearable('company'),
      promo: clearable('promo'),
    },
    document: `mutation ($id: UUID!, $stops: [StopInput!]!, $food: [OrderedFoodInput!], $passengers: Int!, $notes: String,
      $fullName: String!, $email: Email!, $phone: Phone!, $company: String, $promo: String) {
      submitInquiry(input: {id: $id, stops: $stops, food: $food, passengers: $passengers, notes: $notes,
        fullName: $fullName, email: $email, phone: $phone, company: $company, promo: $promo}) }`,
    content: ({ submitInquiry }) => ({ id: submitInquiry }),
  }),
};
