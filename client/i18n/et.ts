import { calendarFeed } from './et/calendarFeed';
import { calendar } from './et/calendar';
import { catering } from './et/catering';
import { archive } from './et/archive';
import { csvExport } from './et/csvExport';
import { driverLinks } from './et/driverLinks';
import { explorer } from './et/explorer';
import { fleet } from './et/fleet';
import { feedback } from './et/feedback';
import { integrations } from './et/integrations';
import { inquiry } from './et/inquiry';
import { map } from './et/map';
import { offer } from './et/offer';
import { orderHistory } from './et/orderHistory';
import { orders } from './et/orders';
import { driver } from './et/driver';
import { people } from './et/people';
import { photo } from './et/photo';
import { reports } from './et/reports';
import { recurring } from './et/recurring';
import { route } from './et/route';
import { session } from './et/session';
import { shell } from './et/shell';
import { stops } from './et/stops';
import { ui } from './et/ui';

/** Every text of the screens, in Estonian. A feature owns one file in et/ and one line here. */
const et = {
  calendar,
  recurring,
  archive,
  calendarFeed,
  feedback,
  catering,
  csvExport,
  driverLinks,
  explorer,
  fleet,
  inquiry,
  integrations,
  map,
  offer,
  driver,
  orders,
  orderHistory,
  people,
  photo,
  reports,
  route,
  session,
  shell,
  stops,
  ui,
};

type Catalogue = typeof et;

/** 'group.key', checked by the compiler. */
export type TextKey = {
  [Group in keyof Catalogue & string]: `${Group}.${keyof Catalogue[Group] & string}`;
}[keyof Catalogue & string];

/** The names in braces of a text: 'Leht {page}' asks for page. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

type TextOf<Key extends TextKey> = Key extends `${infer Group}.${infer Name}`
  ? Group extends keyof Catalogue
    ? Name extends keyof Catalogue[Group]
      ? Catalogue[Group][Name] & string
      : never
    : never
  : never;

/** A key whose text has no names in it, so that `t(key)` is enough. */
export type PlainTextKey = {
  [Key in TextKey]: [Names<TextOf<Key>>] extends [never] ? Key : never;
}[TextKey];

type Params<Key extends TextKey> = [Names<TextOf<Key>>] extends [never]
  ? []
  : [params: Record<Names<TextOf<Key>>, string | number>];

/** The text of a key, with `{name}` replaced by params.name. */
export function t<Key extends TextKey>(key: Key, ...[params]: Params<Key>): string {
  const [group, name] = key.split('.') as [keyof Catalogue, never];
  const text: string = et[group][name];
  return text.replace(/\{(\w+)\}/g, (whole, word: string) => String(params?.[word as never] ?? whole));
}
