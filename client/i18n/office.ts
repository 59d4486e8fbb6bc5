import { archive } from './et/archive';
import { calendar } from './et/calendar';
import { calendarFeed } from './et/calendarFeed';
import { cancellation } from './et/cancellation';
import { catering } from './et/catering';
import { csvExport } from './et/csvExport';
import { driver } from './et/driver';
import { duties } from './et/duties';
import { explorer } from './et/explorer';
import { feedback } from './et/feedback';
import { fleet } from './et/fleet';
import { hours } from './et/hours';
import { integrations } from './et/integrations';
import { orderHistory } from './et/orderHistory';
import { orders } from './et/orders';
import { papers } from './et/papers';
import { people } from './et/people';
import { photo } from './et/photo';
import { pricing } from './et/pricing';
import { planning } from './et/planning';
import { recurring } from './et/recurring';
import { reports } from './et/reports';
import { route } from './et/route';
import { publicTexts } from './et';
import { translate } from './translate';
import type { PlainTextKeyOf } from './translate';

/** Every text of the screens, in Estonian. A feature owns one file in et/ and one line here or in et.ts. */
const et = {
  ...publicTexts,
  archive,
  calendar,
  calendarFeed,
  cancellation,
  catering,
  csvExport,
  driver,
  duties,
  explorer,
  feedback,
  fleet,
  hours,
  integrations,
  orderHistory,
  orders,
  papers,
  people,
  photo,
  pricing,
  planning,
  recurring,
  reports,
  route,
};

export type PlainTextKey = PlainTextKeyOf<typeof et>;

export const t = translate(et);
