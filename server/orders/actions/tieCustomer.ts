import type { Deps, Viewer } from '../../access';
import {
  CustomerContactInput,
  CustomerInput,
  createCustomer,
  lockCustomer,
  lockCustomers,
} from '../../company/customers';
import { Customer } from '../../model/customer/customer.entity';
import type { Order } from '../../model/orders/order.entity';
import { changeOrder, toAdminActor } from '../lifecycle/changeOrder';
import type { OrderChange } from '../lifecycle/changeOrder';
import { lockOrder } from '../lifecycle/lockOrder';
import { badInput, notFound } from '../../texts/messages';
import { isRegistryCode } from '../../platform/values/registryCode';

type Version = number | null | undefined;

/**
 * Ties an order to the record of its customer; null removes the tie. Fills what the order lacks of the buyer while it can be edited.
 * Errors: NOT_FOUND, CONFLICT for a merged customer, STALE_VERSION.
 */
export async function tieCustomer(
  deps: Deps,
  viewer: Viewer,
  { id, customerId, version }: { id: string; customerId: string | null; version: Version },
): Promise<void> {
  await deps.db.transaction(async (manager) => {
    // Before the order, as a merge locks them.
    const customer = customerId ? await lockCustomer(manager, customerId) : null;
    await changeOrder(deps, id, async (change) => {
      await change.begin('tieCustomer', toAdminActor(viewer), version);
      await writeTie(change, viewer, customer);
    });
  });
}

/** Makes a record of what the order says of its customer, and ties it. Errors: as above, BAD_USER_INPUT when the code is taken. */
export async function tieNewCustomer(
  deps: Deps,
  viewer: Viewer,
  { id, version }: { id: string; version: Version },
): Promise<void> {
  await deps.db.transaction(async (manager) => {
    await lockCustomers(manager);
    const order = await lockOrder(manager, id);
    if (!order) throw notFound('order');
    const code = order.companyRegistrationNumber ?? '';
    if (/^\d+$/.test(code) && !isRegistryCode(code))
      throw badInput('myTrip.noSuchRegistrationNumber', 'companyRegistrationNumber');
    const customerId = await createCustomer(deps, toCustomer(order));
    await tieCustomer(deps, viewer, { id, customerId, version });
  });
}

async function writeTie(change: OrderChange, viewer: Viewer, customer: Customer | null): Promise<void> {
  const { order, manager } = change;
  const former = order.customerId ? await manager.findOneBy(Customer, { id: order.customerId }) : null;
  order.customerId = customer?.id ?? null;
  change.noteChanged('customer', former?.name ?? null, customer?.name ?? null);
  if (customer && change.findRefusal('editDetails', toAdminActor(viewer)) === undefined) fillBuyer(order, customer);
}

function fillBuyer(order: Order, customer: Customer): void {
  order.invoiceEmail ??= customer.invoiceEmail;
  if (customer.kind === 'person') return;
  order.company ??= customer.name;
  order.companyRegistrationNumber ??= customer.registryCode;
  order.companyVatNumber ??= customer.vatNumber;
  order.companyAddress ??= customer.address;
}

function toCustomer(order: Order): CustomerInput {
  const { fullName, email, phone } = order;
  return Object.assign(new CustomerInput(), {
    kind: order.company ? 'company' : 'person',
    name: order.company ?? fullName,
    registryCode: order.companyRegistrationNumber,
    vatNumber: order.companyVatNumber,
    address: order.companyAddress,
    invoiceEmail: order.invoiceEmail,
    prepaymentPercent: 0,
    prepaymentDaysBefore: 7,
    priceAgreement: '',
    notes: '',
    language: order.language,
    contacts: [Object.assign(new CustomerContactInput(), { name: fullName, email, phone, role: '' })],
  } satisfies CustomerInput);
}
