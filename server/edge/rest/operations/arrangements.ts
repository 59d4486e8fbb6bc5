import type { ArrangementRow, ExceptionRow } from '../../../company/arrangements';
import { notFound } from '../../../texts/messages';
import { optional, text, word } from '../arguments/arguments';
import { replyDone, defineOperation } from '../operation';
import { arrangementFields, toArrangementRow, exceptionFields, toExceptionRow } from '../rows';
import { arrangementId, duration, weekdays } from '../arguments/shapes';

const id = word('id');
const fields = {
  name: text('name'),
  description: optional(text('description')),
  driver: word('driver'),
  weekdays,
  firstDay: word('start'),
  lastDay: word('end'),
  depart: word('depart'),
  durationMin: duration,
};
const variables = `$name: String!, $description: String, $driver: UUID!, $weekdays: [Int!]!, $firstDay: LocalDate!,
  $lastDay: LocalDate!, $depart: LocalTime!, $durationMin: Int!`;
const input = `input: {name: $name, description: $description, driver: $driver, weekdays: $weekdays, firstDay: $firstDay,
  lastDay: $lastDay, depart: $depart, durationMin: $durationMin}`;
const day = { depart: word('depart'), description: optional(text('description')), driver: word('driver') };
const dayVariables = '$depart: LocalTime!, $description: String, $driver: UUID!';
const dayInput = 'input: {depart: $depart, description: $description, driver: $driver}';

const list = (field: string, args = '') =>
  defineOperation<Record<string, ArrangementRow[]>>({
    method: 'GET',
    changes: false,
    document: `query { ${field}${args} { ${arrangementFields} } }`,
    content: (data) => (data[field] ?? []).map(toArrangementRow),
  });

/** Of one arrangement, or of all. */
const exceptions = defineOperation<{ arrangementExceptions: ExceptionRow[] }>({
  method: 'GET',
  changes: false,
  args: { id: optional(arrangementId) },
  document: `query ($id: UUID) { arrangementExceptions(arrangementId: $id) { ${exceptionFields} } }`,
  content: ({ arrangementExceptions }) => arrangementExceptions.map(toExceptionRow),
});

/** Arrangements (docs/product.md, 'Legacy calls'). */
export const arrangements = {
  getArrangements: list('arrangements'),
  getInactiveArrangements: list('arrangements', '(active: false)'),
  getMyArrangements: list('myArrangements'),
  getArrangement: defineOperation<{ arrangement: ArrangementRow }>({
    method: 'GET',
    changes: false,
    args: { id },
    document: `query ($id: UUID!) { arrangement(id: $id) { deleted ${arrangementFields} } }`,
    content: ({ arrangement }) => {
      if (arrangement.deleted) throw notFound('arrangement');
      return toArrangementRow(arrangement);
    },
  }),

  // Callers of old write the name in both ways.
  getArrangementExceptions: exceptions,
  getArrangementsExceptions: exceptions,
  getMyExceptions: defineOperation<{ myExceptions: ExceptionRow[] }>({
    method: 'GET',
    changes: false,
    document: `query { myExceptions { ${exceptionFields} } }`,
    content: ({ myExceptions }) => myExceptions.map(toExceptionRow),
  }),
  getArrangementException: defineOperation<{ arrangementException: ExceptionRow }>({
    method: 'GET',
    changes: false,
    args: { id },
    document: `query ($id: UUID!) { arrangementException(id: $id) { ${exceptionFields} } }`,
    content: ({ arrangementException }) => toExceptionRow(arrangementException),
  }),

  createArrangement: defineOperation<{ createArrangement: { id: string } }>({
    method: 'POST',
    changes: true,
    args: fields,
    document: `mutation (${variables}) { createArrangement(${input}) { id } }`,
    content: ({ createArrangement }) => ({ id: createArrangement.id }),
  }),
  updateArrangement: defineOperation({
    method: 'POST',
    changes: true,
    args: { id, ...fields },
    document: `mutation ($id: UUID!, ${variables}) { updateArrangement(id: $id, ${input}) { id } }`,
    content: replyDone,
  }),
  deleteArrangement: defineOperation({
    method: 'POST',
    changes: true,
    args: { id },
    document: 'mutation ($id: UUID!) { deleteArrangement(id: $id) }',
    content: replyDone,
  }),

  createArrangementException: defineOperation<{ createArrangementException: { id: string } }>({
    method: 'POST',
    changes: true,
    args: { id: arrangementId, date: word('date'), ...day },
    document: `mutation ($id: UUID!, $date: LocalDate!, ${dayVariables}) {
      createArrangementException(arrangementId: $id, date: $date, ${dayInput}) { id } }`,
    content: ({ createArrangementException }) => ({ id: createArrangementException.id }),
  }),
  updateArrangementException: defineOperation({
    method: 'POST',
    changes: true,
    args: { id, ...day },
    document: `mutation ($id: UUID!, ${dayVariables}) { updateArrangementException(id: $id, ${dayInput}) { id } }`,
    content: replyDone,
  }),
  deleteArrangementException: defineOperation({
    method: 'POST',
    changes: true,
    args: { id },
    document: 'mutation ($id: UUID!) { deleteArrangementException(id: $id) }',
    content: replyDone,
  }),
};
