import type { Deps, Viewer } from '../../access';
import { BusAssignment } from '../../model/orders/busAssignment.entity';
import { changeOrder, toAdminActor } from '../lifecycle/changeOrder';
import type { TripGap } from '../lifecycle/orderEvents';
import { listInformed, readCrew } from './jobs/askDrivers';

// Letters about a trip that leave the order as it is: only its history tells of them.

/** Asks the customer, in one e-mail, for what the trip still lacks. Errors: NOT_FOUND. */
export const askForGaps = (deps: Deps, viewer: Viewer, orderId: string, gaps: TripGap[]): Promise<void> =>
  changeOrder(deps, orderId, (change) => {
    change.record('askCustomer', toAdminActor(viewer), {});
    change.emit({ type: 'gapsAsked', eventId: change.eventId, gaps });
    return Promise.resolve();
  });

/** Sends the papers of a job to its drivers, and the facts of the trip to the customer. Errors: NOT_FOUND. */
export const sendPack = (deps: Deps, viewer: Viewer, orderId: string): Promise<void> =>
  changeOrder(deps, orderId, async (change) => {
    const { drivers } = await readCrew(change);
    const assigned = await change.manager.find(BusAssignment, {
      where: { job: { orderId } },
      relations: { bus: true },
      order: { position: 'ASC' },
    });
    change.record('sendPack', toAdminActor(viewer), {});
    change.emit({
      type: 'packSent',
      eventId: change.eventId,
      drivers: listInformed(drivers),
      buses: assigned.map(({ bus: { name, plate } }) => [name, plate].filter(Boolean).join(', ')),
    });
  });

/** Asks the customer of an earlier trip whether to travel again. `day`: the same date of this year. Errors: NOT_FOUND. */
export const inviteAgain = (deps: Deps, viewer: Viewer, orderId: string, day: string): Promise<void> =>
  changeOrder(deps, orderId, (change) => {
    change.record('inviteAgain', toAdminActor(viewer), {});
    change.emit({ type: 'invitedAgain', eventId: change.eventId, day });
    return Promise.resolve();
  });
