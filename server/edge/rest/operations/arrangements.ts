import type { ArrangementRow, ExceptionRow } from '../../../company/arrangements';
import { notFound } from '../../../texts/messages';
import { optional, text, word } from '../arguments/arguments';
import { replyDone, defineOperation } from '../operation';
import { ARRANGEMENT_FIELDS, toArrangementRow, EXCEPTION_FIELDS, toExceptionRow } from '../rows';
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
const VARIABLES = `$name: String!, $description: String, $driver: UUID!, $weekdays: [Int!]!, $firstDay: LocalDate!,
  $lastDay: LocalDate!, $depart: LocalTime!, $durationMin: Int!`;
const INPUT = `input: {name: $name, description: $description, driver: $driver, weekdays: $weekdays, firstDay: $firstDay,
  lastDay: $lastDay, depart: $depart, durationMin: $durationMin}`;
const day = { depart: word('depart'), description: optional(text('description')), driver: word('driver') };
const DAY_VARIABLES = '$depart: LocalTime!, $description: String, $driver: UUID!';
const DAY_INPUT = 'input: {depart: $depart, description: $description, driver: $driver}';

const list = (field: string, args = '') =>
  defineOperation<Record<string, ArrangementRow[]>>({
    method: 'GET',
    changes: false,
    document: `query { ${field}${args} { ${ARRANGEMENT_FIELDS} } }`,
    content: (data) => (data[field] ?? []).map(toArrangementRow),
  });

/** Of one arrangement, or of all. */
const exceptions = defineOperation<{ arrangementExceptions: ExceptionRow[] }>({
  method: 'GET',
  changes: false,
  args: { id: optional(arrangementId) },
  document: `query ($id: UUID) { arrangementExceptions(arrangementId: $id) { ${EXCEPTION_FIELDS} } }`,
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
    document: `query ($id: UUID!) { arrangement(id: $id) { deleted ${ARRANGEMENT_FIELDS} } }`,
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
    document: `query { myExceptions { ${EXCEPTION_FIELDS} } }`,
    content: ({ myExceptions }) => myExceptions.map(toExceptionRow),
  }),
  getArrangementException: defineOperation<{ arrangementException: ExceptionRow }>({
    method: 'GET',
    changes: false,
    args: { id },
    document: `query ($id: UUID!) { arrangementException(id: $id) { ${EXCEPTION_FIELDS} } }`,
    content: ({ arrangementException }) => toExceptionRow(arrangementException),
  }),

  createArrangement: defineOperation<{ createArrangement: { id: string } }>({
    method: 'POST',
    changes: true,
    args: fields,
    document: `mutation (${VARIABLES}) { createArrangement(${INPUT}) { id } }`,
    content: ({ createArrangement }) => ({ id: createArrangement.id }),
  }),
  updateArrangement: defineOperation({
    method: 'POST',
    changes: true,
    args: { id, ...fields },
    document: `mutation ($id: UUID!, ${VARIABLES}) { updateArrangement(id: $id, ${INPUT}) { id } }`,
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
    document: `mutation ($id: UUID!, $date: LocalDate!, ${DAY_VARIABLES}) {
      createArrangementException(arrangementId: $id, date: $date, ${DAY_INPUT}) { id } }`,
    content: ({ createArrangementException }) => ({ id: createArrangementException.id }),
  }),
  updateArrangementException: defineOperation({
    method: 'POST',
    changes: true,
    args: { id, ...day },
    document: `mutation ($id: UUID!, ${DAY_VARIABLES}) { updateArrangementException(id: $id, ${DAY_INPUT}) { id } }`,
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
