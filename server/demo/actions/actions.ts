import * as office from './officeActions';
import * as others from './otherActions';
import * as changes from './changeActions';
import type { DemoOrder } from '../lives/demoOrder';
import type { ActionName } from '../lives/fates';
import type { ActionOutcome, World } from '../world';

interface Action {
  run: (world: World, order: DemoOrder) => Promise<ActionOutcome>;
  /** How many hours after what came before, or after the trip. */
  hours: [number, number];
  /** Logisticians act in office hours. */
  inOffice?: true;
  /** Only once the trip has ended; everything else happens before it starts. */
  afterTrip?: true;
}

const inOffice = true;
const afterTrip = true;

/** Everything that can be done with an order of the demo, and how long people take to do it. */
export const actions: Record<ActionName, Action> = {
  answer: { run: office.answer, hours: [1, 20], inOffice },
  answerAgain: { run: office.answerAgain, hours: [20, 60], inOffice },
  accept: { run: others.accept, hours: [2, 60] },
  acceptOnBehalf: { run: office.acceptOnBehalf, hours: [8, 50], inOffice },
  reject: { run: others.reject, hours: [4, 90] },
  // A fortnight and a day later: an offer holds no longer.
  askAgain: { run: others.askAgain, hours: [366, 390] },
  changeTrip: { run: others.changeTrip, hours: [1, 20] },
  askChange: { run: changes.askChange, hours: [2, 20] },
  takeChange: { run: changes.takeChange, hours: [1, 12], inOffice },
  priceChange: { run: changes.priceChange, hours: [1, 12], inOffice },
  declineChange: { run: changes.declineChange, hours: [1, 12], inOffice },
  takePrice: { run: changes.takePrice, hours: [1, 20] },
  leavePrice: { run: changes.leavePrice, hours: [1, 20] },
  cancelTrip: { run: changes.cancelTrip, hours: [20, 60] },
  rejectOnBehalf: { run: office.rejectOnBehalf, hours: [10, 80], inOffice },
  startJob: { run: office.startJob, hours: [2, 30], inOffice },
  confirm: { run: others.confirm, hours: [0.5, 16] },
  confirmSome: { run: others.confirmSome, hours: [0.5, 16] },
  decline: { run: others.decline, hours: [1, 12] },
  askDriverAgain: { run: office.askDriverAgain, hours: [0.2, 4], inOffice },
  reassign: { run: office.reassign, hours: [0.5, 5], inOffice },
  editRoute: { run: office.editRoute, hours: [5, 60], inOffice },
  moveStart: { run: office.moveStart, hours: [5, 40], inOffice },
  editDetails: { run: office.editDetails, hours: [0.5, 2], inOffice },
  editFood: { run: office.editFood, hours: [2, 20], inOffice },
  writeNotes: { run: office.writeNotes, hours: [0.2, 8], inOffice },
  delete: { run: office.deleteOrder, hours: [3, 30], inOffice },
  feedback: { run: others.feedback, hours: [0.5, 30], afterTrip },
  feedbackOfFirst: { run: others.feedbackOfFirst, hours: [0.5, 30], afterTrip },
  readFeedback: { run: office.readFeedback, hours: [8, 40], inOffice, afterTrip },
  correctFeedback: { run: office.correctFeedback, hours: [8, 40], inOffice, afterTrip },
  editPrice: { run: office.editPrice, hours: [8, 60], inOffice, afterTrip },
  archive: { run: office.archive, hours: [20, 110], inOffice, afterTrip },
  takeFromArchive: { run: office.takeFromArchive, hours: [10, 60], inOffice, afterTrip },
};
