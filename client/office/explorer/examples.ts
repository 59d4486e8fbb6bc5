/** A tab of the explorer: a query, and the values of its variables as JSON text. */
export interface Example {
  query: string;
  variables?: string;
}

/** Frequent queries of logisticians and accountants; each tab has the name of its query. */
export const examples: readonly Example[] = [
  {
    query: `# Töölaud: mis ootab vastust, kinnitust,
# bussi ja juhti. Ctrl-Enter käivitab,
# Ctrl-tühik pakub välju.
query AvatudTellimused {
  newOrders { ...tellimus }
  answeredOrders { ...tellimus }
  acceptedOrders { ...tellimus }
  upcomingJobs { ...tellimus }
}

fragment tellimus on Order {
  id
  status
  start
  company
  fullName
  passengers
  stops { city }
  offer { price vatRate total }
  job { tripNumber confirmation }
}
`,
  },
  {
    query: `# Arhiiv, uuemad reisid ees. Järgmine leht:
# anna "after" väärtuseks endCursor. Otsing
# leiab firma, inimese ja koha järgi.
query ArhiiviTood($after: String, $search: String) {
  archive(first: 50, after: $after, search: $search, sort: start) {
    total
    endCursor
    nodes {
      id
      status
      start
      end
      company
      fullName
      distanceKm
      job { tripNumber }
      offer { price vatRate vat total }
      food { name count price }
    }
  }
}
`,
    variables: `{
  "after": null,
  "search": ""
}`,
  },
  {
    query: `# Arved: ühe kuu tööd koos summadega.
query KuuArved($firstDay: LocalDate!, $lastDay: LocalDate!) {
  accountingEntries(
    first: 500
    firstDay: $firstDay
    lastDay: $lastDay
  ) {
    hasMore
    endCursor
    nodes {
      tripNumber
      status
      company
      customer
      registrationNumber
      vatNumber
      start
      net
      vatRate
      vat
      total
      food { name count amount }
      amountDue
    }
  }
}
`,
    variables: `{
  "firstDay": "2026-11-01",
  "lastDay": "2026-11-30"
}`,
  },
  {
    query: `# Mis on pärast eelmist korda muutunud: hoia
# endCursor alles ja anna see järgmisel korral
# väärtuseks "after".
query MuutunudArved($after: String) {
  accountingEntries(first: 100, after: $after) {
    hasMore
    endCursor
    nodes {
      orderId
      version
      changedAt
      deleted
      status
      tripNumber
      total
      amountDue
    }
  }
}
`,
    variables: `{
  "after": null
}`,
  },
  {
    query: `# Kes, millal ja mida tellimuses muutis,
# viimane muudatus ees.
query TellimuseAjalugu($id: UUID!) {
  orderHistory(id: $id) {
    at
    actor
    actorName
    action
    fromStatus
    toStatus
    changes
  }
}
`,
    variables: `{
  "id": "tellimuse tunnus, näiteks esimesest päringust"
}`,
  },
  {
    query: `# Juhtide tunnid päevade kaupa: reisid ja
# regulaarveod. "driverIds": null on kõik.
query JuhiTunnid($driverIds: [UUID!], $first: LocalDate!, $last: LocalDate!) {
  driverReport(driverIds: $driverIds, first: $first, last: $last) {
    driver { firstname lastname }
    trips {
      tripNumber
      cities
      days { date hours }
    }
    occurrences {
      name
      date
      hours
    }
  }
}
`,
    variables: `{
  "driverIds": null,
  "first": "2026-12-01",
  "last": "2026-12-31"
}`,
  },
];
