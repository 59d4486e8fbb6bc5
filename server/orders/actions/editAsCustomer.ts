import { formatPhone } from '../../platform/values/phone';
import type { Deps } from '../../access';
import { createWrongKeyError } from '../../access';
import type { CustomerEdit, LockedOrder } from '../types/customerEdit';
import type { Order } from '../../model/orders/order.entity';
import { changeOrder, customer } from '../lifecycle/changeOrder';
import type { OrderChange } from '../lifecycle/changeOrder';
import { refuseChange } from '../lifecycle/refusals';
import type { CustomerEdited } from '../../model/orders/snapshots';
import { listInformed, readCrew } from './jobs/askDrivers';
import { listFood, saveFood } from './food';

/**
 * Changes an order as its customer: `decide` returns the changes, under the lock; an error from it changes nothing. The
 * office and the drivers of a job hear of it. Errors: WRONG_KEY when the order is gone, CONFLICT in a status that
 * allows no such change.
 */
export const editAsCustomer = (
  deps: Deps,
  orderId: string,
  decide: (locked: LockedOrder) => Promise<CustomerEdit>,
): Promise<void> => {
  const work = async (change: OrderChange): Promise<void> => {
    const { manager, order, now } = change;
    const edit = await decide({ manager, order, now });
    const formerFood = await listFood(manager, orderId);
    const before = printFields(order, formerFood);
    apply(order, edit);
    if (edit.food) await saveFood(manager, orderId, edit.food);
    const food = await listFood(manager, orderId);
    const after = printFields(order, food);
    const edits = (Object.keys(after) as CustomerEdited['what'][])
      .filter((what) => before[what] !== after[what])
      .map((what): CustomerEdited => ({ what, before: before[what], after: after[what] }));
    // A repeat, or nothing new: nothing is sent.
    if (edits.length === 0) return;
    await change.begin('editByCustomer', customer);
    if (before.food !== after.food) change.note('food', formerFood, food);
    const { drivers } = await readCrew(change);
    change.emit({
      type: 'editedByCustomer',
      eventId: change.eventId,
      drivers: change.hasTripEnded ? [] : listInformed(drivers),
      edits,
    });
  };
  return changeOrder(deps, orderId, work, {
    refuse: (why) => (why.refused === 'gone' ? createWrongKeyError() : refuseChange(why)),
  });
};

function apply(order: Order, { passengers, leader, notes, invoice }: CustomerEdit): void {
  order.passengers = passengers ?? order.passengers;
  order.clientNotes = notes?.trim() ?? order.clientNotes;
  if (leader) {
    order.groupFullName = leader.fullName.trim();
    order.groupEmail = leader.email;
    order.groupPhone = leader.phone;
  }
  if (!invoice) return;
  const { company, registrationNumber } = invoice;
  // It is of the company that was named before.
  if (company !== order.company || registrationNumber !== order.companyRegistrationNumber)
    order.companyVatNumber = null;
  order.company = company;
  order.companyRegistrationNumber = registrationNumber;
  order.companyAddress = invoice.address;
  order.invoiceEmail = invoice.email;
}

/** The words for each edited thing. */
function printFields(order: Order, food: { name: string; count: number }[]): Record<CustomerEdited['what'], string> {
  const { groupFullName, groupEmail, groupPhone, company, companyRegistrationNumber, companyAddress, invoiceEmail } =
    order;
  const joinParts = (parts: (string | null)[]) => parts.filter(Boolean).join(', ');
  return {
    passengers: String(order.passengers),
    leader: joinParts([groupFullName, groupPhone && formatPhone(groupPhone), groupEmail]),
    notes: order.clientNotes,
    food: joinParts(food.map(({ name, count }) => `${name} × ${count}`).sort()),
    invoice: joinParts([company, companyRegistrationNumber, companyAddress, invoiceEmail]),
  };
}
