/** The dashboard as our client asks for it: four lists, each row with stops, offer, drivers and buses. */
export const ours = `query { newOrders { ...row } answeredOrders { ...row } acceptedOrders { ...row } upcomingJobs { ...row } }
fragment row on Order { id status createdAt start end passengers distanceKm durationMin fullName company stops { city }
  offer { id price sentAt }
  job { id tripNumber confirmation drivers { driver { id firstname lastname } } buses { id name } } }`;

const postGraphileList = (name: string, status: string) =>
  `${name}: allOrders(condition: { status: "${status}", deletedAt: null }, orderBy: ENDS_AT_ASC) { nodes { ...row } }`;

/** The same of PostGraphile. It does not compute what the server of ours does: kilometres, the sum of answers. */
export const postGraphile = `query { ${Object.entries({
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
    busAssignmentsByJobId { nodes { busByBusId { rowId name } } } } }`;
