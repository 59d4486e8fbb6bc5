import * as office from './officeActions';
import * as others from './otherActions';
import * as changes from './changeActions';
import type { DemoOrder } from '../lives/demoOrder';
import type { ActionName } from '../lives/fates';
import type { ActionOutcome, World } from '../world';

interface DemoAction {
  run: (world: World, order: DemoOrder) => Promise<ActionOutcome>;
  /** How many hours after what came before, or after the trip. */
  hours: [number, number];
  /** Logisticians act in office hours. */
  inOffice?: true;
  /** Only once the trip has ended; everything else happens before it starts. */
  afterTrip?: true;
}

/** Everything that can be done with an order of the demo, and how long people take to do it. */
export const actions: Record<ActionName, DemoAction> = {
  answer: { run: office.playAnswer, hours: [1, 20], inOffice: true },
  answerAgain: { run: office.playAnswerAgain, hours: [20, 60], inOffice: true },
  accept: { run: others.playAccept, hours: [2, 60] },
  acceptOnBehalf: { run: office.playAcceptOnBehalf, hours: [8, 50], inOffice: true },
  reject: { run: others.playReject, hours: [4, 90] },
  // A fortnight and a day later: an offer holds no longer.
  askAgain: { run: others.playAskAgain, hours: [366, 390] },
  changeTrip: { run: others.playChangeTrip, hours: [1, 20] },
  askChange: { run: changes.playAskChange, hours: [2, 20] },
  takeChange: { run: changes.playTakeChange, hours: [1, 12], inOffice: true },
  priceChange: { run: changes.playPriceChange, hours: [1, 12], inOffice: true },
  declineChange: { run: changes.playDeclineChange, hours: [1, 12], inOffice: true },
  takePrice: { run: changes.playTakePrice, hours: [1, 20] },
  leavePrice: { run: changes.playLeavePrice, hours: [1, 20] },
  cancelTrip: { run: changes.playCancelTrip, hours: [20, 60] },
  rejectOnBehalf: { run: office.playRejectOnBehalf, hours: [10, 80], inOffice: true },
  startJob: { run: office.playStartJob, hours: [2, 30], inOffice: true },
  confirm: { run: others.playConfirm, hours: [0.5, 16] },
  confirmSome: { run: others.playConfirmSome, hours: [0.5, 16] },
  decline: { run: others.playDecline, hours: [1, 12] },
  askDriverAgain: { run: office.playAskDriverAgain, hours: [0.2, 4], inOffice: true },
  reassign: { run: office.playReassign, hours: [0.5, 5], inOffice: true },
  editRoute: { run: office.playEditRoute, hours: [5, 60], inOffice: true },
  moveStart: { run: office.playMoveStart, hours: [5, 40], inOffice: true },
  editDetails: { run: office.playEditDetails, hours: [0.5, 2], inOffice: true },
  editFood: { run: office.playEditFood, hours: [2, 20], inOffice: true },
  writeNotes: { run: office.playWriteNotes, hours: [0.2, 8], inOffice: true },
  delete: { run: office.playDeleteOrder, hours: [3, 30], inOffice: true },
  feedback: { run: others.playFeedback, hours: [0.5, 20], afterTrip: true },
  feedbackOfFirst: { run: others.playFeedbackOfFirst, hours: [0.5, 30], afterTrip: true },
  readFeedback: { run: office.playReadFeedback, hours: [8, 40], inOffice: true, afterTrip: true },
  correctFeedback: { run: office.playCorrectFeedback, hours: [8, 40], inOffice: true, afterTrip: true },
  editPrice: { run: office.playEditPrice, hours: [0.5, 4], inOffice: true, afterTrip: true },
  // Sending the invoice has archived the trip by then, unless its feedback asks for a look.
  archive: { run: office.playArchive, hours: [100, 170], inOffice: true, afterTrip: true },
  takeFromArchive: { run: office.playTakeFromArchive, hours: [10, 60], inOffice: true, afterTrip: true },
};
