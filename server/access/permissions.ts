/** Who may call an operation (docs/product.md, 'Roles'). */
export type Who = 'public' | 'session' | 'admin';

export interface Permission {
  who: Who;
  /** What a token of the scope 'accounting' may read too; nothing else is open to it. */
  accounting?: true;
  /** Only for people who are signed in: a program's token cannot do it, so that it cannot make itself stronger. */
  byHand?: true;
  /** What else the use case demands, checked where the row is locked. */
  holds?:
    | 'activation key'
    | 'confirmation key'
    | 'feedback secret'
    | 'trip key'
    | 'list key'
    | 'own job'
    | 'own feed'
    | 'own hours'
    | 'own password';
  /** How often an address that nobody is signed in at may call it in so many seconds, and a user: as often, unless said. */
  limit?: { calls: number; windowS: number; signedIn?: number };
}

const open: Permission = { who: 'public' };
/** Asked while somebody types; may cost money at the provider of maps. */
const places: Permission = { who: 'public', limit: { calls: 120, windowS: 60 } };
/** A link from an e-mail, and the forms behind it: 256 bits are not to be guessed, but nobody shall keep us busy trying. */
const link = (holds: Permission['holds']): Permission => ({ who: 'public', holds, limit: { calls: 120, windowS: 60 } });
const session: Permission = { who: 'session' };
const admin: Permission = { who: 'admin' };
const adminByHand: Permission = { who: 'admin', byHand: true };

/**
 * THE table of who may do what. An operation of the schema without a row here, or a row without an operation,
 * stops the server from starting.
 */
export const permissions: Record<'Query' | 'Mutation' | 'Subscription', Record<string, Permission>> = {
  Query: {
    portalInfo: open,
    companyTerms: open,
    currentUser: open,
    foodPackages: open,
    findPlaces: places,
    suggestPlaces: places,
    geocodePlace: places,
    placeAfterMove: places,
    estimateRoute: places,
    mapSettings: open,
    offerLink: link('activation key'),
    jobLink: link('confirmation key'),
    feedbackLink: link('feedback secret'),
    myCancellation: link('trip key'),
    myChange: link('trip key'),
    myTrip: link('trip key'),
    tripAgain: link('trip key'),
    passengersOfTrip: link('trip key'),

    drivers: session,
    driver: session,
    buses: session,
    bus: session,
    order: session,
    newOrders: session,
    answeredOrders: session,
    acceptedOrders: session,
    upcomingJobs: session,
    unreadFeedback: session,
    myUpcomingJobs: session,
    myFinishedJobs: session,
    myFeedbacklessJobs: session,
    calendarFeed: { who: 'session', holds: 'own feed' },
    arrangements: session,
    arrangement: session,
    arrangementExceptions: session,
    arrangementException: session,
    myArrangements: session,
    myExceptions: session,
    calendar: session,
    publicHolidays: session,
    driverHours: { who: 'session', holds: 'own hours' },
    driverRecord: { who: 'session', holds: 'own hours' },
    absences: { who: 'session', holds: 'own hours' },

    passengerList: { who: 'session', holds: 'own job' },
    myStays: session,

    feedbacklessJobs: admin,
    archive: admin,
    rejectedOrders: admin,
    orderHistory: admin,
    acceptances: admin,
    apiTokens: adminByHand,
    webhooks: adminByHand,
    webhookDeliveries: adminByHand,
    accountingEntries: { who: 'admin', accounting: true },
    driverReport: admin,
    busyTimes: admin,
    checkAssignment: admin,
    checkTrip: admin,
    workingTime: admin,
    driversHours: admin,
    driversAhead: admin,
    busesAhead: admin,
    dutySettings: admin,
    activityEntries: admin,
    priceList: admin,
    priceListPreview: admin,
    proposedPrice: admin,
    proposedPrices: admin,
    similarTrips: admin,
    inquiryPricing: admin,
    cancellationTerms: admin,
    cancellationPreview: admin,
    orderCancellation: admin,
    changeRequests: admin,
    planBoard: admin,
    planChanges: admin,
    planRests: admin,
    planChecks: admin,
    planDrafts: admin,
    proposePlan: admin,
    planRepair: admin,
    planProgress: admin,
  },
  Mutation: {
    // Each sends e-mails to whomever it names. A program with a token asks for many customers.
    submitInquiry: { who: 'public', limit: { calls: 20, windowS: 3600, signedIn: 300 } },
    // Asked when the last step of the form is opened; may cost money at the provider of maps.
    showInquiryPrice: { who: 'public', limit: { calls: 60, windowS: 3600 } },
    acceptOffer: link('activation key'),
    rejectOffer: link('activation key'),
    askOfferAgain: link('activation key'),
    acceptTrip: link('trip key'),
    rejectTrip: link('trip key'),
    askTripOffer: link('trip key'),
    changeTrip: link('trip key'),
    // Each sends an e-mail to whomever it names.
    requestTripList: { who: 'public', limit: { calls: 10, windowS: 3600 } },
    openTripList: link('list key'),
    savePassengersOfTrip: link('trip key'),
    cancelTrip: link('trip key'),
    askChange: link('trip key'),
    decideChange: link('trip key'),
    confirmJob: link('confirmation key'),
    submitFeedbackByLink: link('feedback secret'),

    logout: { who: 'session', byHand: true },
    submitFeedback: { who: 'session', holds: 'own job' },
    confirmOwnJob: { who: 'session', holds: 'own job' },
    createCalendarFeed: { who: 'session', holds: 'own feed', byHand: true },
    revokeCalendarFeed: { who: 'session', holds: 'own feed', byHand: true },

    answerOrder: admin,
    acceptOnBehalf: admin,
    rejectOnBehalf: admin,
    updateOrder: admin,
    updatePrice: admin,
    updateNotes: admin,
    updateRoute: admin,
    updateOrderFood: admin,
    startJob: admin,
    updateJob: admin,
    askDriverAgain: admin,
    archiveOrder: admin,
    takeFromArchive: admin,
    deleteOrder: admin,
    editFeedback: admin,
    markFeedbackRead: admin,
    markGoodFeedbackRead: admin,
    setLanguage: { who: 'session', byHand: true },
    changePassword: { who: 'session', byHand: true, holds: 'own password' },
    createUser: adminByHand,
    updateUser: adminByHand,
    setUserHidden: adminByHand,
    resetPassword: adminByHand,
    createBus: admin,
    updateBus: admin,
    setBusHidden: admin,
    deleteBus: admin,
    createFoodPackage: admin,
    updateFoodPackage: admin,
    setFoodPackageHidden: admin,
    createApiToken: adminByHand,
    revokeApiToken: adminByHand,
    createWebhook: adminByHand,
    setWebhookActive: adminByHand,
    deleteWebhook: adminByHand,
    createArrangement: admin,
    updateArrangement: admin,
    correctArrangementDriver: admin,
    deleteArrangement: admin,
    createArrangementException: admin,
    updateArrangementException: admin,
    deleteArrangementException: admin,
    updateDriverRecord: admin,
    updateDutySettings: admin,
    createAbsence: admin,
    deleteAbsence: admin,
    addActivityEntry: admin,
    deleteActivityEntry: admin,
    savePassengers: admin,
    setPassengersWanted: admin,
    movePlan: admin,
    takePlanRepair: admin,
    undoPlanMove: admin,
    redoPlanMove: admin,
    confirmPlan: admin,
    savePriceList: admin,
    saveCancellationTerms: admin,
    takeChange: admin,
    priceChange: admin,
    declineChange: admin,
    updateInquiryPricing: admin,
    // Each page that is opened says so, and again when its stream was cut.
    showPresence: { who: 'admin', byHand: true, limit: { calls: 240, windowS: 60 } },
  },
  Subscription: {
    // What is heard is chosen by role: the office hears of everything, drivers of their own jobs.
    liveNews: { who: 'session', holds: 'own job' },
  },
};
