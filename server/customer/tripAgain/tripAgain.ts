import type { Deps } from '../../access';
import { FoodPackage } from '../../model/sales/foodPackage.entity';
import { requireTripByKey } from '../../access';
import { Offer } from '../../model/orders/offer.entity';
import { OrderFood } from '../../model/orders/orderFood.entity';
import { Stop } from '../../model/orders/stop.entity';
import { badInput, conflict } from '../../texts/messages';
import { shiftDepartures } from './shiftDepartures';
import type { TripAgainType } from './tripAgainTypes';

/**
 * A trip as the inquiry of the same one on another local date; nothing is sent or changed: the inquiry's form does that. Errors:
 * WRONG_KEY, BAD_USER_INPUT at 'date', CONFLICT while nobody has answered: until then the page says nothing in the sender's words.
 */
export async function readTripAgain(deps: Deps, id: string, key: string, date: string): Promise<TripAgainType> {
  const { manager } = deps.db.dataSource;
  const order = await requireTripByKey(manager, id, key);
  if (!(await manager.existsBy(Offer, { orderId: id }))) throw conflict('change.notAnswered');
  const stops = await manager.find(Stop, { where: { orderId: id }, order: { position: 'ASC' } });
  const former = stops.map(({ depart }) => depart);
  const departures = shiftDepartures(former, date);
  if (!departures) throw badInput('route.clockSkipsHour', 'date');
  if (departures[0] && departures[0] <= deps.clock.now()) throw badInput('route.departureInPast', 'date');
  const ordered = await manager.findBy(OrderFood, { orderId: id });
  const offered = new Set((await manager.findBy(FoodPackage, { hidden: false })).map((each) => each.id));
  const { passengers, clientNotes, fullName, email, phone, company, promo } = order;
  return {
    stops: stops.map(({ lat, lng, city, address }, index) => ({
      lat,
      lng,
      city,
      address,
      depart: departures[index] ?? null,
    })),
    food: ordered
      .filter(({ foodPackageId }) => offered.has(foodPackageId))
      .map(({ foodPackageId, count }) => ({ id: foodPackageId, count })),
    notes: clientNotes,
    passengers,
    fullName,
    email,
    phone,
    company,
    promo,
  };
}
