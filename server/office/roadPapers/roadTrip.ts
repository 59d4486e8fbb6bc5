import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Deps } from '../../access';
import { Bus } from '../../model/fleet/bus.entity';
import { Passenger } from '../../model/customer/passenger.entity';
import { DriverRecord } from '../../model/driving/driverRecord.entity';
import { DutySettings } from '../../model/driving/dutySettings.entity';
import { JourneyProgramme } from '../../model/driving/journeyProgramme.entity';
import type { KeptProgramme } from '../../model/driving/journeyProgramme.entity';
import { JourneySheet } from '../../model/driving/journeySheet.entity';
import { BusAssignment } from '../../model/orders/busAssignment.entity';
import { DriverAssignment } from '../../model/orders/driverAssignment.entity';
import { Job } from '../../model/orders/job.entity';
import { Order } from '../../model/orders/order.entity';
import { Stop } from '../../model/orders/stop.entity';
import { User } from '../../model/people/user.entity';
import { notFound } from '../../texts/messages';

/** Everything that the papers of one job need. */
export interface RoadTrip {
  order: Order;
  tripNumber: number;
  /** The programme that item 7 shows: the one at departure, before it the present one. */
  planned: KeptProgramme;
  current: KeptProgramme;
  /** Drivers and buses of both programmes, by their ids. */
  people: ReadonlyMap<string, User>;
  fleet: ReadonlyMap<string, Bus>;
  records: ReadonlyMap<string, DriverRecord>;
  depot: DutySettings['depot'] | undefined;
  passengers: Passenger[];
  sheets: JourneySheet[];
}

/** Errors: NOT_FOUND, also for an order without a job. */
export async function requireRoadTrip({ db, clock }: Deps, orderId: string): Promise<RoadTrip> {
  const { manager } = db.dataSource;
  const order = await manager.findOneBy(Order, { id: orderId });
  const job = await manager.findOneBy(Job, { orderId });
  if (!order || order.deletedAt || !job) throw notFound('job');
  const current = await readProgramme(manager, order, job.id);
  const kept = await manager.findOneBy(JourneyProgramme, { orderId });
  const planned = kept && kept.departsAt <= clock.now() ? kept.programme : current;
  const driverIds = [...planned.driverIds, ...current.driverIds];
  return {
    order,
    tripNumber: job.tripNumber,
    planned,
    current,
    people: toMap(await manager.findBy(User, { id: In(driverIds) }), ({ id }) => id),
    fleet: toMap(await manager.findBy(Bus, { id: In([...planned.busIds, ...current.busIds]) }), ({ id }) => id),
    records: toMap(await manager.findBy(DriverRecord, { driverId: In(driverIds) }), ({ driverId }) => driverId),
    depot: (await manager.findOneBy(DutySettings, { id: 1 }))?.depot,
    passengers: await manager.find(Passenger, { where: { orderId }, order: { position: 'ASC' } }),
    sheets: await manager.findBy(JourneySheet, { orderId }),
  };
}

const toMap = <Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row> =>
  new Map(rows.map((row) => [key(row), row]));

async function readProgramme(manager: EntityManager, order: Order, jobId: string): Promise<KeptProgramme> {
  const stops = await manager.find(Stop, { where: { orderId: order.id }, order: { position: 'ASC' } });
  const drivers = await manager.find(DriverAssignment, { where: { jobId }, order: { position: 'ASC' } });
  const buses = await manager.find(BusAssignment, { where: { jobId }, order: { position: 'ASC' } });
  return {
    stops: stops.map(({ lat, lng, city, address, arrive, depart }) => ({
      lat,
      lng,
      city,
      address,
      arrive: arrive?.toISOString() ?? null,
      depart: depart?.toISOString() ?? null,
    })),
    passengers: order.passengers,
    distanceM: order.distanceM,
    driverIds: drivers.filter(({ confirmation }) => confirmation !== 'declined').map(({ driverId }) => driverId),
    busIds: buses.map(({ busId }) => busId),
  };
}

/** The bus of a driver: drivers are dealt to buses in turn, those beyond the last bus are second drivers. */
export function findOwnBus({ driverIds, busIds }: KeptProgramme, driverId: string): string | undefined {
  const place = driverIds.indexOf(driverId);
  return place < 0 ? undefined : busIds[place % Math.max(1, busIds.length)];
}

export const listBusDrivers = (programme: KeptProgramme, busId: string): string[] =>
  programme.driverIds.filter((driverId) => findOwnBus(programme, driverId) === busId);

export const printName = (person: Pick<User, 'firstname' | 'lastname'> | undefined): string =>
  person ? `${person.firstname} ${person.lastname}`.trim() : '';
