import type { GraphQLScalarType } from 'graphql';
import { GraphQLError } from 'graphql';

// Values that the server's scalars let through (server/platform/api/scalars.ts), as far as a page would notice.

const text = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const number = (lowest: number) => (value: unknown) =>
  typeof value === 'number' && value >= lowest && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** Whether the calendar has a date: the 30th of February is the 2nd of March for Date. */
const isDate = (value: unknown) =>
  text(/^\d{4}-\d\d-\d\d$/)(value) &&
  new Date(`${String(value)}T00:00Z`).getUTCDate() === Number(String(value).slice(8));
const isMoment = (value: unknown) =>
  text(/^[\d-]{10}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/)(value) &&
  isDate(String(value).slice(0, 10));

/** Of each scalar: what the server says, and what else it takes. */
const checks: Record<string, { said: (value: unknown) => boolean; taken?: (value: unknown) => boolean }> = {
  UUID: {
    said: text(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    taken: text(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
  },
  DateTime: { said: isMoment },
  // Passengers were born before what one may choose.
  LocalDate: { said: isDate, taken: (value) => text(/^(20\d\d|2100)-/)(value) && isDate(value) },
  LocalTime: { said: text(/^([01]\d|2[0-3]):[0-5]\d$/) },
  Email: { said: text(/^[^\s@"]+@[^\s@"]+\.[^\s@"]+$/), taken: text(/\S/) },
  Phone: { said: text(/^\+\d{7,15}$/), taken: text(/\S/) },
  Password: { said: text(/^.{8,128}$/) },
  Key: { said: text(/^.{1,128}$/) },
  Price: { said: number(0), taken: (value) => number(0)(value) || text(/\d/)(value) },
  Amount: { said: number(-1_000_000), taken: (value) => number(-1_000_000)(value) || text(/\d/)(value) },
  VatRate: { said: (value) => [0, 22, 24].includes(value as number) },
};

/** Makes the scalars of a schema that was built of its text, which take whatever they are given, refuse what is none. */
export function teachScalars(scalars: GraphQLScalarType[]): void {
  for (const scalar of scalars) {
    const { said, taken = said } = checks[scalar.name] ?? {};
    if (!said || !taken) throw new Error(`client/testScalars.ts does not know the scalar ${scalar.name}`);
    const only = (passes: (value: unknown) => boolean) => (value: unknown) => {
      if (!passes(value)) throw new GraphQLError(`${JSON.stringify(value)} is no ${scalar.name}`);
      return value;
    };
    scalar.serialize = only(said);
    scalar.parseValue = only(taken);
  }
}
