import type { FoodPackage } from '../../../model/sales/foodPackage.entity';
import type { Bus } from '../../../model/fleet/bus.entity';
import { flag, optional, text, word } from '../arguments/arguments';
import { replyDone, defineOperation } from '../operation';
import { BUS_FIELDS, toBusRow, FOOD_PACKAGE_FIELDS, toFoodPackageRow } from '../rows';

const id = word('id');
const hidden = flag('hidden');
const foodPackage = { name: text('name'), description: optional(text('description')), price: word('price') };
const FOOD_PACKAGE_VARIABLES = '$name: String!, $description: String, $price: Price!';
const FOOD_PACKAGE_INPUT = 'input: {name: $name, description: $description, price: $price}';

/** Buses and food packages. */
export const resources = {
  getBuses: defineOperation<{ buses: Bus[] }>({
    method: 'GET',
    changes: false,
    document: `query { buses { ${BUS_FIELDS} } }`,
    content: ({ buses }) => buses.map(toBusRow),
  }),
  getBus: defineOperation<{ bus: Bus }>({
    method: 'GET',
    changes: false,
    args: { id },
    document: `query ($id: UUID!) { bus(id: $id) { ${BUS_FIELDS} } }`,
    content: ({ bus }) => toBusRow(bus),
  }),
  createBus: defineOperation<{ createBus: { id: string } }>({
    method: 'POST',
    changes: true,
    args: { name: text('name') },
    document: 'mutation ($name: String!) { createBus(name: $name) { id } }',
    content: ({ createBus }) => ({ id: createBus.id }),
  }),
  updateBus: defineOperation({
    method: 'POST',
    changes: true,
    args: { id, name: text('name') },
    document: 'mutation ($id: UUID!, $name: String!) { updateBus(id: $id, name: $name) { id } }',
    content: replyDone,
  }),
  deleteBus: defineOperation({
    method: 'POST',
    changes: true,
    args: { id },
    document: 'mutation ($id: UUID!) { deleteBus(id: $id) }',
    content: replyDone,
  }),
  /** `hidden` is the new state. */
  toggleBusHidden: defineOperation({
    method: 'POST',
    changes: true,
    args: { id, hidden },
    document:
      'mutation ($id: UUID!, $hidden: Boolean!) { setBusHidden(id: $id, hidden: $hidden, confirmed: true) { id } }',
    content: replyDone,
  }),

  getFoodPackages: defineOperation<{ foodPackages: FoodPackage[] }>({
    method: 'GET',
    changes: false,
    document: `query { foodPackages { ${FOOD_PACKAGE_FIELDS} } }`,
    content: ({ foodPackages }) => foodPackages.map(toFoodPackageRow),
  }),
  addFoodPackage: defineOperation<{ createFoodPackage: { id: string } }>({
    method: 'POST',
    changes: true,
    args: foodPackage,
    document: `mutation (${FOOD_PACKAGE_VARIABLES}) { createFoodPackage(${FOOD_PACKAGE_INPUT}) { id } }`,
    content: ({ createFoodPackage }) => ({ id: createFoodPackage.id }),
  }),
  updateFoodPackage: defineOperation({
    method: 'POST',
    changes: true,
    args: { id, ...foodPackage },
    document: `mutation ($id: UUID!, ${FOOD_PACKAGE_VARIABLES}) { updateFoodPackage(id: $id, ${FOOD_PACKAGE_INPUT}) { id } }`,
    content: replyDone,
  }),
  /** `hidden` is the new state. */
  toggleFoodPackageHidden: defineOperation({
    method: 'POST',
    changes: true,
    args: { id, hidden },
    document: 'mutation ($id: UUID!, $hidden: Boolean!) { setFoodPackageHidden(id: $id, hidden: $hidden) { id } }',
    content: replyDone,
  }),
};
