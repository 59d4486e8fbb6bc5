import { IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { AccountingChange } from '../../model/money/accountingChange.entity';
import type { Deps } from '../../access';
import { BusAssignment } from '../../model/orders/busAssignment.entity';
import { DriverAssignment } from '../../model/orders/driverAssignment.entity';
import { Offer } from '../../model/orders/offer.entity';
import type { Order } from '../../model/orders/order.entity';
import { isJob } from '../../model/orders/orderStatus';
import type { SeatsFrom, TripAction } from './tripRules';
import { findFoodDeadline, findSeatLimit, listTripActions } from './tripRules';
import type { TripState } from './tripState';
import { findTripState } from './tripState';
import { findLatestOffer } from '../../model/orders/latestOffer';

/** The facts behind a trip's page and its changes. */
export interface MyTripFacts {
  state: TripState;
  /** The offer that waits or was decided on last. */
  offer: Offer | null;
  can: TripAction[];
  seats: { most: number; from: SeatsFrom };
  foodUntil: Date;
  /** Of a job; those who declined left out. */
  drivers: DriverAssignment[];
  buses: BusAssignment[];
}

/** The accountant has the order as it is now (docs/integrations.md, 'Pulling accounting entries'). */
async function wasPulled(manager: EntityManager, orderId: string): Promise<boolean> {
  return manager.existsBy(AccountingChange, { orderId, number: Not(IsNull()) });
}

export async function readTripFacts(
  manager: EntityManager,
  order: Readonly<Order>,
  { settings }: Pick<Deps, 'settings'>,
  now: Date,
): Promise<MyTripFacts> {
  const orderId = order.id;
  const offer = await findLatestOffer(manager, orderId);
  const state = findTripState(order, offer, now);
  const hasJob = isJob(order.status);
  const where = { where: { job: { orderId } }, order: { position: 'ASC' } } as const;
  const buses = hasJob ? await manager.find(BusAssignment, { ...where, relations: { bus: true } }) : [];
  const crew = hasJob ? await manager.find(DriverAssignment, { ...where, relations: { driver: true } }) : [];
  const until = findFoodDeadline(order, settings().cateringDays);
  const { startsAt, passengers, status } = order;
  return {
    state,
    offer,
    can: listTripActions(
      {
        state,
        answered: offer !== null,
        archived: status === 'archived',
        startsAt,
        foodUntil: until,
        feeToBill: state === 'cancelled' && Boolean(offer?.cancellationFee) && !(await wasPulled(manager, orderId)),
      },
      now,
    ),
    seats: findSeatLimit({
      passengers,
      seats: buses.map(({ bus }) => bus.seats),
      drivers: crew.length,
      offered: offer && (offer.passengers ?? passengers),
    }),
    foodUntil: until,
    drivers: crew.filter(({ confirmation }) => confirmation !== 'declined'),
    buses,
  };
}
