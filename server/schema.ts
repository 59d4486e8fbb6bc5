import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { ApiTokensResolver } from './access/tokens/apiTokens.resolver';
import { guardSchema } from './access/allow';
import { AccountingResolver } from './office/accounting/accounting.resolver';
import { CalendarResolver } from './office/calendar/calendar.resolver';
import { CancellationResolver } from './sales/cancellation/cancellation.resolver';
import { CateringResolver } from './company/catering/catering.resolver';
import { ChangeRequestsResolver } from './customer/changeRequests/changeRequests.resolver';
import { DutiesResolver } from './driving/duties/duties.resolver';
import { RecordsResolver } from './driving/duties/records/records.resolver';
import { FeedResolver } from './outbound/feed/feed.resolver';
import { FeedbackResolver } from './customer/feedback/feedback.resolver';
import { FleetResolver } from './company/fleet/fleet.resolver';
import { JobChangesResolver } from './orders/api/jobChanges.resolver';
import { OrderChangesResolver } from './orders/api/orderChanges.resolver';
import { TripDecisionsResolver } from './orders/api/tripDecisions.resolver';
import { OrdersResolver } from './orders/api/orders.resolver';
import { MyTripResolver } from './customer/myTrip/myTrip.resolver';
import { LiveResolver } from './outbound/live/live.resolver';
import { PapersResolver } from './customer/papers/papers.resolver';
import { PassengersResolver } from './customer/passengers/passengers.resolver';
import { PeopleResolver } from './company/people/people.resolver';
import { PlanningResolver } from './office/planning/planning.resolver';
import { PlacesResolver } from './company/places/places.resolver';
import { PricingResolver } from './sales/pricing/pricing.resolver';
import { ShownPriceResolver } from './sales/pricing/shown/shownPrice.resolver';
import { TripAgainResolver } from './customer/tripAgain/tripAgain.resolver';
import { TripListResolver } from './customer/tripList/tripList.resolver';
import { localizingSchema } from './texts/localized/localized';
import { WebhooksResolver } from './outbound/webhooks/webhooks.resolver';
import { ReportsResolver } from './office/reports/reports.resolver';
import { ArrangementsResolver } from './company/arrangements/arrangements.resolver';

const refuse = (): never => {
  throw new Error('A subscription needs `subscribe`: what is published in one process, no other one hears');
};
/** TypeGraphQL wants one before it takes a subscription, also one that brings its own stream. */
const unused = { publish: refuse, subscribe: refuse };

let made: GraphQLSchema | undefined;

/** The whole schema, one for all of a process. Throws when the permissions table and its operations disagree. */
export const wholeSchema = (): GraphQLSchema => (made ??= makeSchema());

/** Each operation guarded by the permissions table. */
function makeSchema(): GraphQLSchema {
  return localizingSchema(
    guardSchema(
      buildSchemaSync({
        resolvers: [
          PeopleResolver,
          FleetResolver,
          CateringResolver,
          PlacesResolver,
          OrdersResolver,
          OrderChangesResolver,
          JobChangesResolver,
          FeedbackResolver,
          ApiTokensResolver,
          AccountingResolver,
          WebhooksResolver,
          ReportsResolver,
          FeedResolver,
          ArrangementsResolver,
          CalendarResolver,
          DutiesResolver,
          PlanningResolver,
          RecordsResolver,
          LiveResolver,
          PricingResolver,
          CancellationResolver,
          ChangeRequestsResolver,
          PapersResolver,
          PassengersResolver,
          TripListResolver,
          TripAgainResolver,
          ShownPriceResolver,
          MyTripResolver,
          TripDecisionsResolver,
        ],
        pubSub: unused,
        validate: { stopAtFirstError: true, skipMissingProperties: true },
      }),
    ),
  );
}

/** The schema as text, sorted and with its directives, as schema.graphql holds it. */
export const schemaText = (): string => `${printSchemaWithDirectives(lexicographicSortSchema(wholeSchema()))}\n`;

if (require.main === module) {
  const file = process.argv[2];
  if (!file) throw new Error('usage: schema FILE');
  writeFileSync(file, schemaText());
}
