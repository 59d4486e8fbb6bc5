import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { ApiTokensResolver } from './access/apiTokens.resolver';
import { guardSchema } from './access/allow';
import { AccountingResolver } from './accounting/accounting.resolver';
import { CalendarResolver } from './calendar/calendar.resolver';
import { CateringResolver } from './catering/catering.resolver';
import { FeedResolver } from './feed/feed.resolver';
import { FeedbackResolver } from './feedback/feedback.resolver';
import { FleetResolver } from './fleet/fleet.resolver';
import { OrderChangesResolver } from './orders/orderChanges.resolver';
import { OrdersResolver } from './orders/orders.resolver';
import { PeopleResolver } from './people/people.resolver';
import { PlacesResolver } from './places/places.resolver';
import { WebhooksResolver } from './webhooks/webhooks.resolver';
import { ReportsResolver } from './reports/reports.resolver';
import { RecurringResolver } from './recurring/recurring.resolver';

/** The whole schema, each operation guarded by the permissions table. Throws when table and schema disagree. */
export function createSchema(): GraphQLSchema {
  return guardSchema(
    buildSchemaSync({
      resolvers: [
        PeopleResolver,
        FleetResolver,
        CateringResolver,
        PlacesResolver,
        OrdersResolver,
        OrderChangesResolver,
        FeedbackResolver,
        ApiTokensResolver,
        AccountingResolver,
        WebhooksResolver,
        ReportsResolver,
        FeedResolver,
        RecurringResolver,
        CalendarResolver,
      ],
      validate: { stopAtFirstError: true, skipMissingProperties: true },
    }),
  );
}

/** The schema as text, sorted and with its directives, as schema.graphql holds it. */
export const schemaText = (): string => `${printSchemaWithDirectives(lexicographicSortSchema(createSchema()))}\n`;

if (require.main === module) {
  const file = process.argv[2];
  if (!file) throw new Error('usage: schema FILE');
  writeFileSync(file, schemaText());
}
