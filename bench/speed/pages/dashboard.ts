import { InMemoryCache } from '@apollo/client';
import { Kind, parse, print } from 'graphql';
import { readFileSync } from 'node:fs';
import { documentOf } from '../../../client/documents.codegen.cjs';
import { isClientDocument } from '../../../server/access/knownDocuments';
import { root } from '../processes';

const cache = new InMemoryCache();

/** The dashboard as our client asks for it, word for word: four lists, each row with stops, offer, drivers and buses. */
export const ours = sentByOurClient('client/office/orders/orders.graphql', 'Dashboard');

/** Errors: it is not what the server knows as its client's; another document is not compiled, and says nothing of the dashboard. */
export function sentByOurClient(file: string, operation: string): string {
  const { definitions } = parse(readFileSync(`${root}/${file}`, 'utf8'));
  const asked = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === operation);
  const text = asked ? print(cache.transformDocument(documentOf(asked, definitions))) : '';
  if (!isClientDocument(text)) throw new Error(`the server knows no such ${operation} of ${file}`);
  return text;
}

const postGraphileList = (name: string, status: string) =>
  `${name}: allOrders(condition: { status: "${status}", deletedAt: null }, orderBy: ENDS_AT_ASC) { nodes { ...row } }`;

/** The same of PostGraphile. It does not compute what the server of ours does: kilometres, the sum of confirmations. */
export const postGraphile = withTypeNames(`query { ${Object.entries({
  newOrders: 'new',
  answeredOrders: 'answered',
  acceptedOrders: 'accepted',
  upcomingJobs: 'job',
})
  .map(([name, status]) => postGraphileList(name, status))
  .join(' ')} }
fragment row on Order { rowId status createdAt startsAt endsAt passengers distanceM durationS fullName company
  stopsByOrderId(orderBy: POSITION_ASC) { nodes { city } }
  offersByOrderId(first: 1) { nodes { rowId price sentAt } }
  jobByOrderId { rowId tripNumber
    driverAssignmentsByJobId { nodes { confirmation userByDriverId { rowId firstname lastname } } }
    busAssignmentsByJobId { nodes { busByBusId { rowId name } } } } }`);

/** Our client asks for the names of types besides. */
function withTypeNames(document: string): string {
  return print(cache.transformDocument(parse(document)));
}
