import type { GraphQLField } from 'graphql';
import type { Person } from '../testing/builders';
import { createBus, createPerson, must, startedJob } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';
import { buildDocument, operations } from './operations.fixture';

// Written out from docs/product.md, 'Roles', not read from the table that is tested.
const expected: Record<string, 'public' | 'session' | 'admin'> = {
  ...all(
    'public',
    'portalInfo passkeyOrigin currentUser foodPackages findPlaces suggestPlaces geocodePlace placeAfterMove estimateRoute mapSettings offerLink jobLink feedbackLink myTrip companyTerms tripAgain passengersOfTrip myCancellation myChange cancelTrip askChange decideChange',
  ),
  ...all(
    'public',
    'acceptTrip rejectTrip askTripOffer changeTrip savePassengersOfTrip requestTripList openTripList submitInquiry showInquiryPrice acceptOffer rejectOffer askOfferAgain confirmJob submitFeedbackByLink',
  ),
  ...all('public', 'passwordLink requestPasswordLink setPasswordByLink'),
  ...all(
    'session',
    'drivers driver buses bus order newOrders answeredOrders acceptedOrders upcomingJobs unreadFeedback',
  ),
  ...all('public', 'busesOnRoad'),
  ...all('admin', 'tripEvents hasPositions roadOfTrip roadTimes busTracker makeTrackerKey removeTrackerKey'),
  ...all('session', 'myTripsAround driverDay driverPack sendTripEvents'),
  ...all('admin', 'driversOfDay tellDrivers'),
  ...all('session', 'pushKey savePushSubscription removePushSubscription'),
  ...all('session', 'myUpcomingJobs myFinishedJobs myFeedbacklessJobs logout submitFeedback confirmOwnJob'),
  ...all(
    'admin',
    'feedbacklessJobs archive rejectedOrders orderHistory acceptances answerOrder acceptOnBehalf rejectOnBehalf updateOrder updatePrice',
  ),
  ...all(
    'admin',
    'updateNotes updateRoute updateOrderFood startJob updateJob archiveOrder deleteOrder editFeedback markFeedbackRead markGoodFeedbackRead askDriverAgain takeFromArchive',
  ),
  ...all(
    'admin',
    'createUser inviteUser withdrawInvitation invitation updateUser setUserHidden resetPassword createBus updateBus setBusHidden deleteBus',
  ),
  ...all('admin', 'webhooks webhookDeliveries createWebhook setWebhookActive deleteWebhook'),
  ...all('admin', 'systemState stuckMessages retryMessage dropMessage backUpNow checkBackup'),
  ...all('admin', 'backupStore storedBackups sendBackupNow checkStoredBackup tryBackupStore'),
  ...all('admin', 'keeping keepingPreview saveKeepingRule confirmKeepingRule'),
  ...all('admin', 'findPeople personFile erasurePreview erasures erasePerson'),
  ...all('admin', 'apiTokens createApiToken revokeApiToken accountingEntries accountingInvoices accountingPayments'),
  ...all('session', 'arrangements arrangement arrangementExceptions arrangementException myArrangements myExceptions'),
  ...all('session', 'calendar publicHolidays'),
  ...all('admin', 'busyTimes createArrangement updateArrangement correctArrangementDriver deleteArrangement'),
  ...all('admin', 'createArrangementException updateArrangementException deleteArrangementException'),
  ...all('session', 'setLanguage changePassword mySessions endSession endOtherSessions'),
  ...all('admin', 'accessLog hasSecondFactor removeUserFactor setAdminsNeedFactor'),
  ...all('session', 'mySecondFactor startAuthenticator confirmAuthenticator replaceRecoveryCodes removeAuthenticator'),
  ...all('session', 'startPasskey addPasskey renamePasskey removePasskey'),
  ...all('session', 'calendarFeed createCalendarFeed revokeCalendarFeed'),
  ...all('session', 'driverHours driverRecord absences passengerList myStays'),
  ...all('session', 'journeySheets saveJourneySheet defects reportDefect'),
  ...all('admin', 'changeDefect'),
  ...all(
    'admin',
    'driverReport checkAssignment checkTrip workingTime driversHours driversAhead busesAhead dutySettings activityEntries',
  ),
  ...all('admin', 'updateDriverRecord updateDutySettings createAbsence deleteAbsence addActivityEntry'),
  ...all('admin', 'deleteActivityEntry savePassengers setPassengersWanted'),
  ...all('session', 'liveNews'),
  ...all('admin', 'showPresence'),
  ...all(
    'admin',
    'priceList priceListPreview proposedPrice proposedPrices tripProfit savePriceList similarTrips inquiryPricing updateInquiryPricing ' +
      'cancellationTerms cancellationPreview orderCancellation saveCancellationTerms changeRequests takeChange priceChange declineChange',
  ),
  ...all(
    'admin',
    'planBoard planChanges planRests planChecks planDrafts proposePlan planRepair planProgress movePlan takePlanRepair undoPlanMove redoPlanMove confirmPlan',
  ),
  ...all('admin', 'customers customer suggestedCustomers customerOrders createCustomer updateCustomer'),
  ...all('admin', 'mergeCustomers undoCustomerMerge refuseCustomer tieCustomer tieNewCustomer'),
  ...all(
    'admin',
    'invoices invoice invoicesOfOrder makeInvoice makePrepaymentInvoice saveInvoiceDraft joinInvoiceDrafts dropInvoiceDraft issueInvoice sendInvoice creditInvoice ' +
      'tripPaying invoiceProfits askPrepayment cancelPrepayment',
  ),
  ...all('public', 'invoicesOfTrip payInvoice'),
  ...all('admin', 'createFoodPackage updateFoodPackage setFoodPackageHidden'),
  ...all(
    'admin',
    'bankFiles bankFileProgress bankEntries handPayments invoicePayments customerCredit linkPayments accountStatement whoOwes owingInvoices reminderPlan',
  ),
  ...all(
    'admin',
    'bookEntry bookReversal setEntryOurs undoPayment takePayment bookCredit payCreditBack sendReceipt sendAccountStatement refundPayment',
  ),
  ...all('admin', 'overview overviewRows searchEverywhere'),
  ...all('admin', 'remindCustomer sendDueReminders setReminders'),
  ...all('admin', 'mailDrafts mailDraft orderMails setMailField askAboutMail makeOrderOfMail putMailAway markMailRead'),
  ...all('admin', 'importBatches importFile importRows importProgress checkImport commitImport undoImport'),
  ...all('admin', 'companySettings settingChanges findCompanies saveSettings sendTestMail'),
  ...all(
    'admin',
    'today takeTodayItem takeBackAct snoozeTodayItem wakeTodayItem automations setAutomation switchAutomations',
  ),
  ...all('admin', 'savedViews saveView deleteView assignBestPair'),
  ...all('admin', 'setup skipSetupStep endSetup hideTodo createExampleBuses'),
};

function all<W extends string>(who: W, names: string): Record<string, W> {
  return Object.fromEntries(names.split(' ').map((name) => [name, who]));
}

let app: TestApp;
let admin: string;
let own: Person;
let ownToken: string;
let otherToken: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  own = await createPerson(app, admin);
  ownToken = await app.login(own.username);
  otherToken = await app.login((await createPerson(app, admin)).username);
});
afterAll(() => app.stop());

test('every operation is expected, and every expected one is there', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(expected).sort());
});

/** The refusal of the gate; any other result of the operation means that the gate was open. */
async function gate(kind: string, field: GraphQLField<unknown, unknown>, token: string | null): Promise<string> {
  const { document, variables } = buildDocument(kind, field);
  const { errors, status } = await app.graphql(document, variables, token);
  const code = errors?.[0]?.extensions.code ?? 'OK';
  if (status >= 500 || ['INTERNAL_SERVER_ERROR', 'GRAPHQL_VALIDATION_FAILED'].includes(code)) {
    throw new Error(`${document} ${JSON.stringify(variables)}: ${status} ${JSON.stringify(errors)}`);
  }
  return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : 'open';
}

/** Open to a session, but made-up ids are of other people. */
const ofOthers = new Set(['driverHours', 'driverRecord']);

// logout ends the session that the other calls need, and has separate tests.
describe.each(operations.filter(({ name }) => !['logout', 'endOtherSessions'].includes(name)))(
  '$kind $name',
  ({ kind, name, field }) => {
    const who = expected[name];
    it(`is for ${who}`, async () => {
      const nobody = who === 'public' ? 'open' : 'UNAUTHENTICATED';
      const driver = who === 'admin' || ofOthers.has(name) ? 'FORBIDDEN' : 'open';
      expect(await gate(kind, field, null)).toBe(nobody);
      expect(await gate(kind, field, 'made-up-token')).toBe(nobody);
      expect(await gate(kind, field, ownToken)).toBe(driver);
      expect(await gate(kind, field, otherToken)).toBe(driver);
      expect(await gate(kind, field, admin)).toBe('open');
    });
  },
);

test('a driver reports only on an own job', async () => {
  const id = await startedJob(app, admin, own.id, await createBus(app, admin), 1);
  app.clock.set(new Date(app.clock.now().getTime() + 2 * 3_600_000));
  const report =
    'mutation($id: UUID!, $driver: UUID) { submitFeedback(orderId: $id, driverId: $driver, input: { wentWell: true, hours: [8] }) }';
  expect((await app.graphql(report, { id }, otherToken)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await app.graphql(report, { id, driver: own.id }, otherToken)).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  );
  await must(app, report, { id }, ownToken);
});

test('the schema explains itself to signed-in callers', async () => {
  const ask = '{ __schema { queryType { name } } }';
  expect((await app.graphql(ask, {}, ownToken)).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
});
