/** Actions on an order of the demo (actions.ts). */
export type ActionName =
  | 'answer'
  | 'answerAgain'
  | 'accept'
  | 'acceptOnBehalf'
  | 'reject'
  | 'askAgain'
  | 'changeTrip'
  | 'askChange'
  | 'takeChange'
  | 'priceChange'
  | 'declineChange'
  | 'takePrice'
  | 'leavePrice'
  | 'cancelTrip'
  | 'rejectOnBehalf'
  | 'startJob'
  | 'confirm'
  | 'confirmSome'
  | 'decline'
  | 'askDriverAgain'
  | 'reassign'
  | 'editRoute'
  | 'moveStart'
  | 'editDetails'
  | 'editFood'
  | 'writeNotes'
  | 'delete'
  | 'feedback'
  | 'feedbackOfFirst'
  | 'readFeedback'
  | 'correctFeedback'
  | 'editPrice'
  | 'archive'
  | 'takeFromArchive';

/** How an order of the demo fares: when its trip is, when it was asked for, and what was done with it until now. */
export interface Fate {
  name: string;
  /** How many of 300 orders. */
  share: number;
  /** The day the trip starts, in days from today; those that began before yesterday have ended by now. */
  starts: [number, number];
  /** Asked this many days before now, or before the trip's start when that has passed. */
  asked: [number, number];
  actions: ActionName[];
  /** This many of the first ones go to the driver whom the demo shows. */
  shown?: number;
  /** More people than one bus takes. */
  crowd?: true;
  /** Nights on the road, at least. */
  nights?: number;
}

const planned: ActionName[] = ['answer', 'accept', 'startJob'];
const driven: ActionName[] = [...planned, 'confirm'];
const changeAsked: ActionName[] = ['answer', 'accept', 'askChange'];

/** Every state that an order can be in, each often enough to look like a company at work. */
export const fates: Fate[] = [
  { name: 'waits for a price', share: 14, starts: [5, 75], asked: [0.02, 4], actions: [] },
  { name: 'offer sent', share: 16, starts: [6, 80], asked: [1.5, 10], actions: ['answer'] },
  { name: 'offer sent again', share: 6, starts: [8, 70], asked: [4, 12], actions: ['answer', 'answerAgain'] },
  {
    name: 'asked again after a no',
    share: 2,
    starts: [10, 60],
    asked: [6, 14],
    actions: ['answer', 'reject', 'answerAgain'],
  },
  {
    name: 'changed by the customer',
    share: 1,
    starts: [8, 40],
    asked: [6, 14],
    actions: ['answer', 'accept', 'changeTrip'],
  },
  { name: 'accepted', share: 8, starts: [4, 60], asked: [3, 12], actions: ['answer', 'accept'] },
  // The week ahead is what the plan is made for: most of it has no driver and no bus yet.
  { name: 'week to plan', share: 32, starts: [1, 7], asked: [6, 40], actions: ['answer', 'accept'] },
  {
    name: 'accepted by phone',
    share: 4,
    starts: [5, 50],
    asked: [4, 12],
    actions: ['answer', 'acceptOnBehalf', 'writeNotes'],
  },
  { name: 'accepted without a price', share: 1, starts: [9, 30], asked: [3, 6], actions: ['acceptOnBehalf'] },

  { name: 'confirmed', share: 21, starts: [1, 55], asked: [6, 30], actions: driven, shown: 4 },
  { name: 'driver waits', share: 8, starts: [3, 40], asked: [3, 6], actions: planned, shown: 2 },
  {
    name: 'one driver of two waits',
    share: 3,
    starts: [4, 40],
    asked: [4, 9],
    actions: [...planned, 'confirmSome'],
    crowd: true,
  },
  { name: 'driver declined', share: 3, starts: [3, 30], asked: [4, 9], actions: [...planned, 'decline'] },
  {
    name: 'declined by mistake',
    share: 1,
    starts: [4, 40],
    asked: [7, 16],
    actions: [...planned, 'decline', 'askDriverAgain', 'confirm'],
  },
  {
    name: 'another driver found',
    share: 3,
    starts: [4, 40],
    asked: [7, 16],
    actions: [...planned, 'decline', 'reassign', 'confirm'],
  },
  {
    name: 'route changed',
    share: 4,
    starts: [5, 45],
    asked: [8, 20],
    actions: [...driven, 'editRoute', 'confirm', 'writeNotes'],
  },
  { name: 'start moved', share: 2, starts: [6, 30], asked: [6, 12], actions: [...driven, 'moveStart'], shown: 1 },
  {
    name: 'under way',
    share: 1,
    starts: [-1, -1],
    asked: [10, 20],
    actions: [...driven, 'writeNotes'],
    shown: 1,
    nights: 2,
  },
  { name: 'today', share: 5, starts: [0, 0], asked: [7, 24], actions: driven },

  { name: 'feedback unread', share: 14, starts: [-5, -2], asked: [8, 30], actions: [...driven, 'feedback'], shown: 2 },
  {
    name: 'feedback of one driver of two',
    share: 3,
    starts: [-14, -4],
    asked: [8, 25],
    actions: [...driven, 'feedbackOfFirst'],
    crowd: true,
  },
  { name: 'feedback missing', share: 8, starts: [-22, -6], asked: [7, 28], actions: driven, shown: 3 },
  {
    name: 'archived with the last feedback read',
    share: 4,
    starts: [-20, -6],
    asked: [7, 28],
    actions: [...driven, 'feedback', 'readFeedback'],
  },
  { name: 'archived', share: 72, starts: [-125, -10], asked: [5, 32], actions: [...driven, 'feedback', 'archive'] },
  {
    name: 'archived, route changed',
    share: 4,
    starts: [-110, -14],
    asked: [9, 30],
    actions: [...driven, 'editRoute', 'confirm', 'feedback', 'archive'],
  },
  {
    name: 'archived, price corrected',
    share: 4,
    starts: [-110, -14],
    asked: [9, 30],
    actions: [...driven, 'writeNotes', 'editPrice', 'feedback', 'correctFeedback', 'archive'],
  },
  {
    name: 'taken from the archive to correct the price',
    share: 1,
    starts: [-110, -25],
    asked: [9, 30],
    actions: [...driven, 'feedback', 'archive', 'takeFromArchive', 'editPrice', 'archive'],
  },
  {
    name: 'archived, edited and accepted by phone',
    share: 2,
    starts: [-110, -14],
    asked: [9, 30],
    actions: ['editDetails', 'answer', 'acceptOnBehalf', 'editFood', 'startJob', 'confirm', 'feedback', 'archive'],
  },

  { name: 'rejected', share: 16, starts: [-60, 50], asked: [6, 25], actions: ['answer', 'reject'] },
  {
    name: 'rejected for the customer',
    share: 5,
    starts: [-50, 40],
    asked: [7, 20],
    actions: ['answer', 'rejectOnBehalf'],
  },
  { name: 'rejected at once', share: 3, starts: [-40, 30], asked: [4, 12], actions: ['rejectOnBehalf'] },
  {
    name: 'called off after accepting',
    share: 2,
    starts: [-30, 25],
    asked: [8, 18],
    actions: ['answer', 'accept', 'rejectOnBehalf'],
  },
  {
    name: 'called off after a driver was found',
    share: 1,
    starts: [3, 25],
    asked: [8, 18],
    actions: [...driven, 'rejectOnBehalf'],
  },

  {
    name: 'asked for another offer',
    share: 1,
    starts: [5, 10],
    asked: [70, 75],
    actions: ['answer', 'askAgain', 'answer'],
  },
  { name: 'expired without a price', share: 3, starts: [-60, -4], asked: [3, 6], actions: [] },
  { name: 'expired without a decision', share: 5, starts: [-70, -3], asked: [5, 20], actions: ['answer'] },
  { name: 'expired without a driver', share: 2, starts: [-50, -5], asked: [5, 14], actions: ['answer', 'accept'] },

  { name: 'deleted inquiry', share: 2, starts: [5, 40], asked: [5, 15], actions: ['delete'] },
  { name: 'deleted offer', share: 1, starts: [8, 40], asked: [6, 15], actions: ['answer', 'delete'] },
  { name: 'deleted job', share: 1, starts: [6, 30], asked: [8, 16], actions: [...driven, 'delete'] },

  { name: 'change asked for', share: 2, starts: [9, 40], asked: [5, 8], actions: changeAsked },
  {
    name: 'another change asked for',
    share: 1,
    starts: [9, 40],
    asked: [6, 9],
    actions: [...changeAsked, 'askChange'],
  },
  { name: 'change priced', share: 1, starts: [9, 40], asked: [6, 9], actions: [...changeAsked, 'priceChange'] },
  { name: 'change done', share: 1, starts: [9, 40], asked: [7, 12], actions: [...changeAsked, 'takeChange'] },
  {
    name: 'change done for another price',
    share: 1,
    starts: [9, 40],
    asked: [8, 14],
    actions: [...changeAsked, 'priceChange', 'takePrice'],
  },
  {
    name: 'change left for its price',
    share: 1,
    starts: [9, 40],
    asked: [8, 14],
    actions: [...changeAsked, 'priceChange', 'leavePrice'],
  },
  { name: 'change declined', share: 1, starts: [9, 40], asked: [7, 12], actions: [...changeAsked, 'declineChange'] },
  {
    name: 'cancelled for nothing',
    share: 1,
    starts: [25, 40],
    asked: [7, 12],
    actions: [...changeAsked, 'cancelTrip'],
  },
  { name: 'cancelled for a fee', share: 2, starts: [1, 3], asked: [7, 9], actions: [...driven, 'cancelTrip'] },
];
