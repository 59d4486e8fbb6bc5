import type { FoodPackage } from '../../../model/sales/foodPackage.entity';
import type { Bus } from '../../../model/fleet/bus.entity';
import { flag, optional, text, word } from '../arguments/arguments';
import { done, operation } from '../operation';
import { busFields, busRow, foodPackageFields, foodPackageRow } from '../rows';

const id = word('id');
const hidden = flag('hidden');
const foodPackage = { name: text('name'), description: optional(text('description')), price: word('price') };
const foodPackageVariables = '$name: String!, $description: String, $price: Price!';
const foodPackageInput = 'input: {name: $name, description: $description, price: $price}';

/** Buses and food packages. */
export const resources = {
  getBuses: operation<{ buses: Bus[] }>({
    method: 'GET',
    changes: false,
    document: `query { buses { ${busFields} } }`,
    content: ({ buses }) => buses.map(busRow),
  }),
  getBus: operation<{ bus: Bus }>({
    method: 'GET',
    changes: false,
    args: { id },
    document: `query ($id: UUID!) { bus(id: $id) { ${busFields} } }`,
    content: ({ bus }) => busRow(bus),
  }),
  createBus: operation<{ createBus: { id: string } }>({
    method: 'POST',
    changes: true,
    args: { name: text('name') },
    document: 'mutation ($name: String!) { createBus(name: $name) { id } }',
    content: ({ createBus }) => ({ id: createBus.id }),
  }),
  updateBus: operation({
    method: 'POST',
    changes: true,
    args: { id, name: text('name') },
    document: 'mutation ($id: UUID!, $name: String!) { updateBus(id: $id, name: $name) { id } }',
    content: done,
  }),
  deleteBus: operation({
    method: 'POST',
    changes: true,
    args: { id },
    document: 'mutation ($id: UUID!) { deleteBus(id: $id) }',
    content: done,
  }),
  /** `hidden` is the new state. */
  toggleBusHidden: operation({
    method: 'POST',
    changes: true,
    args: { id, hidden },
    document:
      'mutation ($id: UUID!, $hidden: Boolean!) { setBusHidden(id: $id, hidden: $hidden, confirmed: true) { id } }',
    content: done,
  }),

  getFoodPackages: operation<{ foodPackages: FoodPackage[] }>({
    method: 'GET',
    changes: false,
    document: `query { foodPackages { ${foodPackageFields} } }`,
    content: ({ foodPackages }) => foodPackages.map(foodPackageRow),
  }),
  addFoodPackage: operation<{ createFoodPackage: { id: string } }>({
    method: 'POST',
    changes: true,
    args: foodPackage,
    document: `mutation (${foodPackageVariables}) { createFoodPackage(${foodPackageInput}) { id } }`,
    content: ({ createFoodPackage }) => ({ id: createFoodPackage.id }),
  }),
  updateFoodPackage: operation({
    method: 'POST',
    changes: true,
    args: { id, ...foodPackage },
    document: `mutation ($id: UUID!, ${foodPackageVariables}) { updateFoodPackage(id: $id, ${foodPackageInput}) { id } }`,
    content: done,
  }),
  /** `hidden` is the new state. */
  toggleFoodPackageHidden: operation({
    method: 'POST',
    changes: true,
    args: { id, hidden },
    document: 'mutation ($id: UUID!, $hidden: Boolean!) { setFoodPackageHidden(id: $id, hidden: $hidden) { id } }',
    content: done,
  }),
};
