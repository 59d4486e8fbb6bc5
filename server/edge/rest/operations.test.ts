import { createWholeSchema } from '../../schema';
import { optional, word } from './arguments/arguments';
import { replyDone, defineOperation } from './operation';
import { checkOperations, operations } from './operations';

const schema = createWholeSchema();
const row = {
  method: 'POST' as const,
  changes: true,
  args: { id: word('id') },
  document: 'mutation ($id: UUID!) { deleteBus(id: $id) }',
  content: replyDone,
};
const check = (changed: object) => checkOperations(schema, { sample: defineOperation({ ...row, ...changed }) });

test('the whole table fits the schema, with the access of its GraphQL operations', () => {
  const checked = checkOperations(schema);
  expect(checked.size).toBe(Object.keys(operations).length);
  const who = (name: string) => checked.get(name)?.who;
  expect([who('postQuery'), who('getNewQueries'), who('startJob'), who('getArchive')]).toEqual([
    ['public'],
    ['session'],
    ['admin'],
    ['admin'],
  ]);
});

// Written out from what older programs call (docs/product.md, 'Legacy calls'), not read from the table that is tested.
test('every agreed name is in the table, with its access', () => {
  const agreed = {
    public: `postQuery getFoodPackages getFullDriverQuery submitDriverFeedback getJobDrivers emailAcceptResponse emailRejectResponse
      emailCheckResponse getQueryConfirmInfo emailDriverConfirmJob updateRouteEstimation getCurrentUser`,
    session: `getBuses getBus getDrivers getDriver getNewQueries getAnsweredQueries getConfirmedQueries getUpcomingJobs getUnreadFeedback
      getMyUpcomingJobs getMyFinishedJobs getMyFeedbacklessJobs getFullQuery submitFeedback logout
      getArrangement getArrangements getInactiveArrangements getMyArrangements getMyExceptions getArrangementExceptions
      getArrangementsExceptions getArrangementException`,
    admin: `toggleDriverHidden toggleBusHidden toggleFoodPackageHidden updateQuery updatePrice updateDriverNotes updateClientNotes
      updateLogisticsNotes updateAllNotes updateQueryRoute updateQueryFoodPackages answerQuery answerQueryAgain deleteQuery startJob updateJob
      editDriverFeedback markFeedbackRead markAllJobFeedbacksRead getFeedbacklessJobs getArchive getRejected createBus updateBus deleteBus
      createUser updateUser resetPassword getDriverReport addFoodPackage updateFoodPackage acceptQuery rejectQuery
      createArrangement updateArrangement deleteArrangement createArrangementException updateArrangementException
      deleteArrangementException`,
  };
  const checked = checkOperations(schema);
  for (const [who, names] of Object.entries(agreed)) {
    for (const name of names.split(/\s+/)) expect([name, checked.get(name)?.who]).toEqual([name, [who]]);
  }
});

test('a row that does not fit stops the start', () => {
  expect(check({}).has('sample')).toBe(true);
  expect(() => check({ document: 'mutation ($id: UUID!) { deleteBuss(id: $id) }' })).toThrow(
    '/fn/sample: Cannot query field "deleteBuss"',
  );
  expect(() => check({ document: 'mutation { logout }' })).toThrow('/fn/sample: the document has no variable $id');
  expect(() => check({ args: {} })).toThrow('/fn/sample: $id needs a required argument');
  expect(() => check({ args: { id: optional(word('id')) } })).toThrow('/fn/sample: $id needs a required argument');
  expect(() => check({ changes: false })).toThrow('/fn/sample: `changes` does not say what the document does');
});
