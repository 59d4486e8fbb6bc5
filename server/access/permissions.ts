/** Who may call an operation (spec, section 6). */
export type Who = 'public' | 'session' | 'admin';

interface Permission {
  who: Who;
  /** What else the use case demands, checked where the row is locked. */
  holds?: 'activation key' | 'confirmation key' | 'feedback secret' | 'own job';
  /** How often a user, or an address that nobody is signed in at, may call it in a minute. */
  perMinute?: number;
}

const open: Permission = { who: 'public' };
const session: Permission = { who: 'session' };
const admin: Permission = { who: 'admin' };

/**
 * THE table of who may do what. An operation of the schema without a row here, or a row without an operation,
 * stops the server from starting.
 */
export const permissions: Record<'Query' | 'Mutation', Record<string, Permission>> = {
  Query: {
    portalInfo: open,
    currentUser: open,
    foodPackages: open,
    suggestPlaces: { who: 'public', perMinute: 120 },
    geocodePlace: { who: 'public', perMinute: 120 },
    estimateRoute: { who: 'public', perMinute: 120 },
    mapSettings: open,
    offerLink: { who: 'public', holds: 'activation key' },
    jobLink: { who: 'public', holds: 'confirmation key' },
    feedbackLink: { who: 'public', holds: 'feedback secret' },

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

    feedbacklessJobs: admin,
    archive: admin,
    rejectedOrders: admin,
    orderHistory: admin,
  },
  Mutation: {
    submitInquiry: { who: 'public', perMinute: 60 },
    acceptOffer: { who: 'public', holds: 'activation key' },
    rejectOffer: { who: 'public', holds: 'activation key' },
    answerJob: { who: 'public', holds: 'confirmation key' },
    submitFeedbackByLink: { who: 'public', holds: 'feedback secret' },

    logout: session,
    submitFeedback: { who: 'session', holds: 'own job' },

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
    archiveOrder: admin,
    deleteOrder: admin,
    editFeedback: admin,
    markFeedbackRead: admin,
    createUser: admin,
    updateUser: admin,
    setUserHidden: admin,
    resetPassword: admin,
    createBus: admin,
    updateBus: admin,
    setBusHidden: admin,
    deleteBus: admin,
    createFoodPackage: admin,
    updateFoodPackage: admin,
    setFoodPackageHidden: admin,
  },
};
