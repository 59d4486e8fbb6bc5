/** The callers of an operation (docs/product.md, 'Roles'). */
export type Who = 'public' | 'session' | 'admin';

export interface Permission {
  who: Who;
  /** The operations that a token of the scope 'accounting' may read. Nothing else is open to it. */
  accounting?: true;
  /** Only for people who are signed in: a program's token cannot do it, so that it cannot make itself stronger. */
  byHand?: true;
  /** How often an address that nobody is signed in at may call it in this many seconds, and a user: as often, unless said. */
  limit?: { calls: number; windowS: number; signedIn?: number };
}

const open: Permission = { who: 'public' };
/** Asked while somebody types; may cost money at the provider of maps. */
const places: Permission = { who: 'public', limit: { calls: 120, windowS: 60 } };
/** A link from an e-mail, and the forms behind it. Nobody guesses 256 bits; the limit keeps a caller who tries from loading us. */
const link: Permission = { who: 'public', limit: { calls: 120, windowS: 60 } };
const session: Permission = { who: 'session' };
const admin: Permission = { who: 'admin' };
const adminByHand: Permission = { who: 'admin', byHand: true };

/**
 * THE table of permissions. The server does not start while an operation of the schema has no row here, or a row no
 * operation. The use case checks the single order, job or trip, under the lock of the row; `ofOthers.itest.ts` tries
 * every operation that takes an id with the keys and the session of another.
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
    offerLink: link,
    jobLink: link,
    feedbackLink: link,
    myCancellation: link,
    myChange: link,
    myTrip: link,
    tripAgain: link,
    passengersOfTrip: link,

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
    calendarFeed: session,
    arrangements: session,
    arrangement: session,
    arrangementExceptions: session,
    arrangementException: session,
    myArrangements: session,
    myExceptions: session,
    calendar: session,
    publicHolidays: session,
    driverHours: session,
    driverRecord: session,
    absences: session,

    passengerList: session,
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
    // Each sends e-mails to the address in it. A program with a token asks for many customers.
    submitInquiry: { who: 'public', limit: { calls: 20, windowS: 3600, signedIn: 300 } },
    // Asked when the last step of the form is opened; may cost money at the provider of maps.
    showInquiryPrice: { who: 'public', limit: { calls: 60, windowS: 3600 } },
    acceptOffer: link,
    rejectOffer: link,
    askOfferAgain: link,
    acceptTrip: link,
    rejectTrip: link,
    askTripOffer: link,
    changeTrip: link,
    // Each sends an e-mail to the address in it.
    requestTripList: { who: 'public', limit: { calls: 10, windowS: 3600 } },
    openTripList: link,
    savePassengersOfTrip: link,
    cancelTrip: link,
    askChange: link,
    decideChange: link,
    confirmJob: link,
    submitFeedbackByLink: link,

    logout: { who: 'session', byHand: true },
    submitFeedback: session,
    confirmOwnJob: session,
    createCalendarFeed: { who: 'session', byHand: true },
    revokeCalendarFeed: { who: 'session', byHand: true },

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
    changePassword: { who: 'session', byHand: true },
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
    // The role decides which changes are sent: the office gets all, drivers get those of their jobs.
    liveNews: session,
  },
};
