import { must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';

export interface CustomerReply {
  id: string;
  version: number;
  name: string;
  registryCode: string | null;
  address: string | null;
  notes: string;
  prepaymentPercent: number;
  prepaymentDaysBefore: number;
  contacts: { id: string; name: string; email: string | null }[];
  mergedInto: { id: string; name: string } | null;
  merges: { id: string; merged: { name: string }; by: string; orders: number }[];
  figures: { orders: number; offersWon: number; offersLost: number; offersOpen: number; netWon: number; owes: number };
}

const fields = `id version name registryCode address notes prepaymentPercent prepaymentDaysBefore contacts { id name email } mergedInto { id name }
  merges { id merged { name } by orders } figures { orders offersWon offersLost offersOpen netWon owes }`;

/** The operations of customers, as the office's pages call them. */
export function createCustomerCalls(app: TestApp, admin: string) {
  const run = async <T>(document: string, variables: object): Promise<T> =>
    must<T>(app, document, { ...variables }, admin);
  /** The code and the field of a refusal, and its text. */
  const refuse = async (document: string, variables: object) => {
    const { errors } = await app.graphql(document, { ...variables }, admin);
    const { code, field } = errors?.[0]?.extensions ?? {};
    return { code, field, message: errors?.[0]?.message };
  };
  const documents = {
    create: `mutation($input: CustomerInput!) { createCustomer(input: $input) { ${fields} } }`,
    update: `mutation($id: UUID!, $version: Int!, $input: CustomerInput!) { updateCustomer(id: $id, version: $version, input: $input) { ${fields} } }`,
    merge: `mutation($id: UUID!, $mergedId: UUID!) { mergeCustomers(id: $id, mergedId: $mergedId) { ${fields} } }`,
    undo: `mutation($id: UUID!) { undoCustomerMerge(id: $id) { ${fields} } }`,
    tie: `mutation($id: UUID!, $customerId: UUID, $version: Int) { tieCustomer(id: $id, customerId: $customerId, version: $version) { ${order} } }`,
    tieNew: `mutation($id: UUID!, $version: Int) { tieNewCustomer(id: $id, version: $version) { ${order} } }`,
  };
  return {
    documents,
    refuse,
    create: async (name: string, more: object = {}) =>
      (await run<{ createCustomer: CustomerReply }>(documents.create, { input: { kind: 'company', name, ...more } }))
        .createCustomer,
    read: async (id: string) =>
      (await run<{ customer: CustomerReply }>(`query($id: UUID!) { customer(id: $id) { ${fields} } }`, { id }))
        .customer,
    update: async (id: string, version: number, input: object) =>
      (await run<{ updateCustomer: CustomerReply }>(documents.update, { id, version, input })).updateCustomer,
    merge: async (id: string, mergedId: string) =>
      (await run<{ mergeCustomers: CustomerReply }>(documents.merge, { id, mergedId })).mergeCustomers,
    undo: async (id: string) =>
      (await run<{ undoCustomerMerge: CustomerReply }>(documents.undo, { id })).undoCustomerMerge,
    list: async (variables: object = {}) =>
      (
        await run<{ customers: { nodes: { id: string; name: string; orders: number }[]; endCursor: string | null } }>(
          'query($search: String, $first: Int, $after: String) { customers(search: $search, first: $first, after: $after) { nodes { id name orders } endCursor } }',
          variables,
        )
      ).customers,
    tie: async (id: string, customerId: string | null) =>
      (await run<{ tieCustomer: TiedOrder }>(documents.tie, { id, customerId })).tieCustomer,
    tieNew: async (id: string) => (await run<{ tieNewCustomer: TiedOrder }>(documents.tieNew, { id })).tieNewCustomer,
    suggest: async (orderId: string) =>
      (
        await run<{ suggestedCustomers: { id: string; reason: string }[] }>(
          'query($orderId: UUID!) { suggestedCustomers(orderId: $orderId) { id reason } }',
          { orderId },
        )
      ).suggestedCustomers,
    refuseCustomer: (orderId: string, customerId: string) =>
      run(
        'mutation($orderId: UUID!, $customerId: UUID!) { refuseCustomer(orderId: $orderId, customerId: $customerId) }',
        {
          orderId,
          customerId,
        },
      ),
  };
}

const order =
  'id version fullName email company companyRegistrationNumber companyAddress invoiceEmail customer { id name priceAgreement }';

export interface TiedOrder {
  id: string;
  version: number;
  fullName: string;
  email: string;
  company: string | null;
  companyRegistrationNumber: string | null;
  companyAddress: string | null;
  invoiceEmail: string | null;
  customer: { id: string; name: string; priceAgreement: string } | null;
}
