import type { DocumentNode } from 'graphql';
import { matchPath } from 'react-router';
import * as documents from '../../generated/graphql';
import type * as types from '../../generated/graphql';
import { paths } from '../../lib/navigation/paths';
import type { Role } from '../../lib/navigation/role';
import { readId } from '../../lib/navigation/urlParam';
import { toLocalDate } from '../../lib/texts/time';
import { archiveList, readPageArguments, rejectedList } from '../../office/archive/listVariables';
import { readCalendarMonth } from '../../office/calendar/monthDays';
import type { AccountQuery } from '../../office/payments/account/accountQuery';
import { readAccountQuery } from '../../office/payments/account/accountQuery';
import { readPeriod } from '../../office/overview/period';
import { readPlanParams } from '../../office/planning/search/planDays';
import { FIRST_ITEMS } from '../../office/today/firstItems';
import { readRange } from '../../office/reports/hours/range';
import { readReportQuery, toReportVariables } from '../../office/reports/reportQuery';

/** A query of a page. */
export interface PageQuery {
  document: DocumentNode;
  variables: object;
  /** The page keeps its data apart from Apollo's cache, which would take long to store hundreds of rows. */
  isApart?: true;
}

/** The address of a page, and the moment by which it counts its days. */
interface Address {
  /** As usePathId reads it. */
  id: string;
  params: URLSearchParams;
  now: Date;
}

type AskFirst = (address: Address) => PageQuery[];

/** `Variables`: those of the document, as the code generator names them. */
function ask<Variables extends object>(document: DocumentNode, variables: NoInfer<Variables>): PageQuery {
  return { document, variables };
}

/** Queries without variables. */
const askAll =
  (...asked: readonly DocumentNode[]): AskFirst =>
  () =>
    asked.map((document) => ({ document, variables: {} }));

const askOrder: AskFirst = ({ id }) => [
  ask<types.OrderByIdQueryVariables>(documents.OrderByIdDocument, { id }),
  // The parts of the page ask by the id of the order, which has no capitals.
  ask<types.OrderHistoryQueryVariables>(documents.OrderHistoryDocument, { id: id.toLowerCase() }),
  ask<types.PassengerListQueryVariables>(documents.PassengerListDocument, { orderId: id.toLowerCase() }),
];

/** With the parts that would push the rest of an order's page down if they came later. */
const askOfficeOrder: AskFirst = (address) => {
  const variables = { orderId: address.id.toLowerCase() };
  return [
    ...askOrder(address),
    ask<types.ChangeRequestsQueryVariables>(documents.ChangeRequestsDocument, variables),
    ask<types.TripPayingQueryVariables>(documents.TripPayingDocument, { id: variables.orderId }),
    ask<types.OrderMailsQueryVariables>(documents.OrderMailsDocument, variables),
    ask<types.SuggestedCustomersQueryVariables>(documents.SuggestedCustomersDocument, variables),
  ];
};

/** An inquiry is answered with a price, maybe again: it stands above everything else but what the law says of the trip. */
const askInquiry: AskFirst = (address) => {
  const variables = { orderId: address.id.toLowerCase() };
  return [
    ...askOfficeOrder(address),
    ask<types.CheckTripQueryVariables>(documents.CheckTripDocument, variables),
    ask<types.ProposedPriceQueryVariables>(documents.ProposedPriceDocument, variables),
    ask<types.SimilarTripsQueryVariables>(documents.SimilarTripsDocument, variables),
  ];
};

const askAtOrders = (askFirst: AskFirst) => ({
  [paths.newOrder(':id')]: askFirst,
  [paths.answeredOrder(':id')]: askFirst,
  [paths.acceptedOrder(':id')]: askFirst,
  [paths.job(':id')]: askFirst,
});

const askMonth: AskFirst = ({ params, now }) => [
  ask<types.CalendarMonthQueryVariables>(
    documents.CalendarMonthDocument,
    readCalendarMonth(params, toLocalDate(now)).range,
  ),
];

/** With the times of the road: if they came later, they would push the days down on a phone. */
const askOfficeMonth: AskFirst = (address) => {
  const { first, last } = readCalendarMonth(address.params, toLocalDate(address.now)).range;
  const times = ask<types.RoadTimesQueryVariables>(documents.RoadTimesDocument, { from: first, to: last });
  return [...askMonth(address), times];
};

const askAccount = (asked: AccountQuery) =>
  asked.customer === '' ? [] : [ask<types.AccountStatementQueryVariables>(documents.AccountStatementDocument, asked)];

/**
 * The queries with which each page of the back office is drawn, by its path. The HTML of the page brings their replies
 * (app/drawn/officeHeads.ts), and a link to it asks them ahead (app/preloadPage.ts). Variables are computed by the functions
 * with which the page itself reads its address.
 */
export const pageQueries: Readonly<Record<Role, Readonly<Record<string, AskFirst>>>> = {
  admin: {
    [paths.dashboard]: () => [
      { document: documents.DashboardDocument, variables: {}, isApart: true },
      ask<types.ChangeRequestsQueryVariables>(documents.ChangeRequestsDocument, {}),
    ],
    [paths.today]: ({ params }) => [
      ask<types.TodayQueryVariables>(documents.TodayDocument, {
        first: FIRST_ITEMS,
        snoozed: params.get('edasi') === '1',
      }),
    ],
    ...askAtOrders(askOfficeOrder),
    [paths.newOrder(':id')]: askInquiry,
    [paths.answeredOrder(':id')]: askInquiry,
    [paths.plan]({ params, now }) {
      const { range } = readPlanParams(params, toLocalDate(now));
      return [
        { ...ask<types.PlanBoardQueryVariables>(documents.PlanBoardDocument, range), isApart: true },
        { ...ask<types.PlanRestsQueryVariables>(documents.PlanRestsDocument, range), isApart: true },
      ];
    },
    [paths.schedule]: askOfficeMonth,
    [paths.arrangements]: askAll(documents.ArrangementsDocument),
    [paths.newArrangement]: askAll(documents.ArrangementChoicesDocument),
    [paths.arrangement(':id')]: ({ id }) => [
      ask<types.ArrangementByIdQueryVariables>(documents.ArrangementByIdDocument, { id }),
      { document: documents.ArrangementChoicesDocument, variables: {} },
    ],
    [paths.resources]: (address) => [
      ask<types.DriverFactsQueryVariables>(documents.DriverFactsDocument, { from: toLocalDate(address.now) }),
      ...askAll(
        documents.PeopleDocument,
        documents.FleetDocument,
        documents.BusFactsDocument,
        documents.FoodPackagesDocument,
      )(address),
    ],
    [paths.createUser]: askAll(),
    [paths.createBus]: askAll(),
    [paths.createFoodPackage]: askAll(),
    [paths.secondFactor]: askAll(documents.MySecondFactorDocument),
    [paths.customers]: ({ params }) => [
      ask<types.CustomersQueryVariables>(documents.CustomersDocument, { search: params.get('otsing') ?? '' }),
    ],
    [paths.newCustomer]: askAll(),
    [paths.customer(':id')]: ({ id }) => [
      ask<types.CustomerByIdQueryVariables>(documents.CustomerByIdDocument, { id }),
      ask<types.CustomerOrdersQueryVariables>(documents.CustomerOrdersDocument, { customerId: id.toLowerCase() }),
      ask<types.OwingInvoicesQueryVariables>(documents.OwingInvoicesDocument, { customer: id.toLowerCase() }),
      ask<types.CustomerCreditQueryVariables>(documents.CustomerCreditDocument, { id: id.toLowerCase() }),
    ],
    [paths.invoices]: askAll(),
    [paths.invoice(':id')]: ({ id }) => [
      ask<types.InvoiceQueryVariables>(documents.InvoiceDocument, { id: id.toLowerCase() }),
      ask<types.InvoicePaymentsQueryVariables>(documents.InvoicePaymentsDocument, { id: id.toLowerCase() }),
    ],
    [paths.payments]: askAll(
      documents.BankFilesDocument,
      documents.LinkPaymentsDocument,
      documents.HandPaymentsDocument,
    ),
    [paths.overview]: ({ params, now }) => [
      ask<types.OverviewQueryVariables>(documents.OverviewDocument, readPeriod(params, toLocalDate(now))),
    ],
    [paths.whoOwes]: askAll(documents.WhoOwesDocument),
    [paths.account]: ({ params, now }) => askAccount(readAccountQuery(params, toLocalDate(now))),
    [paths.mails]: () => [ask<types.MailDraftsQueryVariables>(documents.MailDraftsDocument, { state: 'waiting' })],
    [paths.mail(':id')]: ({ id }) => [
      ask<types.MailDraftQueryVariables>(documents.MailDraftDocument, { id: id.toLowerCase() }),
    ],
    [paths.archive]: ({ params }) => [
      ask<types.ArchivedOrdersQueryVariables>(documents.ArchivedOrdersDocument, readPageArguments(params, archiveList)),
      ask<types.RejectedOrdersQueryVariables>(
        documents.RejectedOrdersDocument,
        readPageArguments(params, rejectedList),
      ),
    ],
    [paths.feedback]: askAll(documents.FeedbackOverviewDocument),
    [paths.explorer]: askAll(),
    [paths.driverReports]: ({ params, now }) => [
      ask<types.DriverReportsQueryVariables>(
        documents.DriverReportsDocument,
        toReportVariables(readReportQuery(params, now)),
      ),
      { document: documents.ReportDriversDocument, variables: {} },
    ],
    [paths.driverHours]({ params, now }) {
      const { driverId, from, days } = readRange(params, now);
      return [
        driverId
          ? ask<types.DriverHoursQueryVariables>(documents.DriverHoursDocument, { driverId, from, days })
          : ask<types.DriversHoursQueryVariables>(documents.DriversHoursDocument, { from, days }),
        { document: documents.ReportDriversDocument, variables: {} },
      ];
    },
    [paths.settings]: askAll(documents.CompanySettingsDocument),
    [paths.priceList]: askAll(documents.PriceListDocument, documents.InquiryPricingDocument),
    [paths.cancellation]: askAll(documents.CancellationTermsDocument),
    [paths.integrations]: askAll(documents.ApiTokensDocument, documents.WebhooksDocument),
    [paths.imports]({ params }) {
      const id = readId(params.get('fail'));
      if (!id) return [{ document: documents.ImportBatchesDocument, variables: {} }];
      return [ask<types.ImportFileQueryVariables>(documents.ImportFileDocument, { id })];
    },
    [paths.automations]: askAll(documents.AutomationsDocument),
    [paths.accessLog]: askAll(documents.AccessLogDocument, documents.MySecondFactorDocument),
    [paths.keeping]: askAll(documents.KeepingDocument, documents.ErasuresDocument),
    [paths.system]: askAll(
      documents.SystemStateDocument,
      documents.StuckMessagesDocument,
      documents.BackupStoreDocument,
    ),
    [paths.start]: askAll(documents.SetupDocument),
  },
  driver: {
    [paths.dashboard]: askAll(documents.MyJobsDocument),
    ...askAtOrders(askOrder),
    [paths.schedule]: askMonth,
    [paths.secondFactor]: askAll(documents.MySecondFactorDocument),
  },
};

/** The page at this address below the base path, and its queries. `path`: its key in the tables of pages. */
export function findOfficePage(role: Role, url: URL, now: Date): { path: string; queries: PageQuery[] } | undefined {
  for (const [path, askFirst] of Object.entries(pageQueries[role])) {
    const match = matchPath(path, url.pathname);
    if (!match) continue;
    const id = (match.params.id ?? '').toUpperCase();
    return { path, queries: askFirst({ id, params: url.searchParams, now }) };
  }
  return undefined;
}

/** The name by which a query is asked. */
export function readOperationName({ document }: PageQuery): string {
  const [definition] = document.definitions;
  return (definition?.kind === 'OperationDefinition' && definition.name?.value) || '';
}
