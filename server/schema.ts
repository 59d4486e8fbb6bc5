import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import {
  AccessEventResolver,
  ApiTokensResolver,
  FactorsResolver,
  PasskeysResolver,
  SessionsResolver,
  guardSchema,
} from './access';
import { AccountingResolver } from './office/accounting';
import { InvoicingResolver, PrepaymentResolver } from './office/invoicing';
import { CalendarResolver } from './office/calendar';
import { CancellationResolver } from './sales/cancellation';
import { CateringResolver } from './company/catering';
import { ChangeRequestsResolver } from './customer/changeRequests';
import { DefectsResolver } from './driving/defects';
import { DutiesResolver, RecordsResolver } from './driving/duties';
import { RoadResolver } from './driving/road';
import { FeedResolver } from './outbound/feed';
import { FeedbackResolver } from './customer/feedback';
import { FleetResolver } from './company/fleet';
import { CustomersResolver } from './company/customers';
import {
  JobChangesResolver,
  OrderChangesResolver,
  OrderCustomersResolver,
  OrdersResolver,
  TripDecisionsResolver,
} from './orders';
import { MyTripResolver } from './customer/myTrip';
import { LiveResolver } from './outbound/live';
import { PapersResolver } from './customer/papers';
import { PassengersResolver } from './customer/passengers';
import { PasswordLinksResolver, PeopleResolver } from './company/people';
import { AccountsResolver, LinkPaymentsResolver, PaymentFeedResolver, PaymentsResolver } from './office/payments';
import { OverviewResolver } from './office/overview';
import { SearchResolver } from './office/search';
import { MailDraftsResolver } from './office/mailDrafts';
import { RemindersResolver } from './office/reminders';
import { PlanningResolver } from './office/planning';
import { PlacesResolver } from './company/places';
import { PricingResolver, ProfitResolver, ShownPriceResolver } from './sales/pricing';
import { TripAgainResolver } from './customer/tripAgain';
import { TripListResolver } from './customer/tripList';
import { createPrintingSchema } from './texts/printed';
import { BackupStoreResolver, SystemResolver } from './operation/system';
import { ImportsResolver } from './office/imports';
import { KeepingResolver, PersonsResolver } from './operation/keeping';
import { SetupResolver } from './operation/setup';
import { WebhooksResolver } from './outbound/webhooks';
import { ReportsResolver } from './office/reports';
import { RoadPapersResolver } from './office/roadPapers';
import { MailCheckResolver } from './outbound/notifications';
import { SettingsResolver } from './company/settings';
import { ArrangementsResolver } from './company/arrangements';
import { AutomationsResolver } from './company/automations';
import { SavedViewsResolver } from './office/savedViews';
import { TodayResolver } from './office/today';
import { TripEventsResolver } from './office/tripEvents';
import { DriverPackResolver } from './office/driverPack';
import { DriverNoticesResolver } from './office/driverNotices';
import { PushResolver } from './outbound/push';

const refuse = (): never => {
  throw new Error('A subscription needs `subscribe`: what is published in one process, no other one hears');
};
/** TypeGraphQL wants one before it takes a subscription, also one that brings its own stream. */
const unused = { publish: refuse, subscribe: refuse };

let made: GraphQLSchema | undefined;

/** The whole schema, one for all of a process. Throws when the permissions table and its operations disagree. */
export const createWholeSchema = (): GraphQLSchema => (made ??= makeSchema());

/** Each operation guarded by the permissions table. */
function makeSchema(): GraphQLSchema {
  return createPrintingSchema(
    guardSchema(
      buildSchemaSync({
        resolvers: [
          PeopleResolver,
          SessionsResolver,
          FactorsResolver,
          PasskeysResolver,
          AccessEventResolver,
          PasswordLinksResolver,
          FleetResolver,
          CateringResolver,
          PlacesResolver,
          TripEventsResolver,
          DriverNoticesResolver,
          DriverPackResolver,
          PushResolver,
          SettingsResolver,
          ImportsResolver,
          MailDraftsResolver,
          PaymentsResolver,
          PaymentFeedResolver,
          LinkPaymentsResolver,
          AccountsResolver,
          RemindersResolver,
          MailCheckResolver,
          OrdersResolver,
          OrderChangesResolver,
          OrderCustomersResolver,
          CustomersResolver,
          JobChangesResolver,
          FeedbackResolver,
          ApiTokensResolver,
          AccountingResolver,
          InvoicingResolver,
          PrepaymentResolver,
          WebhooksResolver,
          SystemResolver,
          BackupStoreResolver,
          KeepingResolver,
          PersonsResolver,
          SetupResolver,
          ReportsResolver,
          OverviewResolver,
          SearchResolver,
          FeedResolver,
          ArrangementsResolver,
          CalendarResolver,
          DutiesResolver,
          PlanningResolver,
          RecordsResolver,
          DefectsResolver,
          RoadResolver,
          RoadPapersResolver,
          LiveResolver,
          PricingResolver,
          ProfitResolver,
          CancellationResolver,
          ChangeRequestsResolver,
          PapersResolver,
          PassengersResolver,
          TripListResolver,
          TripAgainResolver,
          ShownPriceResolver,
          MyTripResolver,
          TripDecisionsResolver,
          SavedViewsResolver,
          TodayResolver,
          AutomationsResolver,
        ],
        pubSub: unused,
        validate: { stopAtFirstError: true, skipMissingProperties: true },
      }),
    ),
  );
}

/** The schema as text, sorted and with its directives, as schema.graphql holds it. */
export const printWholeSchema = (): string =>
  `${printSchemaWithDirectives(lexicographicSortSchema(createWholeSchema()))}\n`;

if (require.main === module) {
  const file = process.argv[2];
  if (!file) throw new Error('usage: schema FILE');
  writeFileSync(file, printWholeSchema());
}
