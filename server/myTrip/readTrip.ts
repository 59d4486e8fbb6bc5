import type { EntityManager } from 'typeorm';
import type { Deps } from '../access/context';
import type { Offer as OfferRow } from '../orders/entities/offer.entity';
import { Offer, endOf } from '../orders/entities/offer.entity';
import type { Order } from '../orders/entities/order.entity';
import { OrderFood } from '../orders/entities/orderFood.entity';
import { Stop } from '../orders/entities/stop.entity';
import { amountsDue } from '../platform/money';
import type { MyTrip, MyTripPrice, MyTripStop } from './myTrip.types';
import { tripByKey } from './tripLink.entity';
import { tripState } from './tripState';

/** What the page of a trip shows; reading changes nothing, for mail scanners open every link. Errors: WRONG_KEY. */
export async function readTrip(deps: Deps, id: string, key: string): Promise<MyTrip> {
  const { manager } = deps.db.dataSource;
  const order = await tripByKey(manager, id, key);
  const offer = await lastOffer(manager, id);
  const food = await manager.find(OrderFood, { where: { orderId: id }, order: { price: 'ASC', name: 'ASC' } });
  const stops = await manager.find(Stop, { where: { orderId: id }, order: { position: 'ASC' } });
  const { version, startsAt, endsAt, passengers, distanceM, durationS } = order;
  return {
    ...{ id, version, passengers },
    state: tripState(order, offer, deps.clock.now()),
    start: startsAt,
    end: endsAt,
    distanceKm: distanceM / 1000,
    durationMin: Math.round(durationS / 60),
    food: food.map(({ foodPackageId, name, price, count }) => ({ id: foodPackageId, name, price, count })),
    price: offer && priceOf(offer, order, food),
    ...(offer ? told(order, stops) : await withoutWords(deps, stops)),
  };
}

/** The offer that waits or was decided on last. */
const lastOffer = (manager: EntityManager, orderId: string): Promise<OfferRow | null> =>
  manager.findOne(Offer, { where: { orderId }, order: { sentAt: 'DESC', id: 'DESC' } });

function priceOf(offer: OfferRow, order: Order, food: OrderFood[]): MyTripPrice {
  const { net, vat, amountDue } = amountsDue(offer, food);
  return {
    ...{ net, vat, amountDue },
    offerId: offer.id,
    lines: offer.showLines ? (offer.lines ?? []) : [],
    vatRate: offer.vatRate,
    validUntil: endOf(offer, order),
    note: offer.note,
  };
}

type Words = Pick<MyTrip, 'stops' | 'leader' | 'notes'>;

function told(order: Order, stops: Stop[]): Words {
  return {
    stops: stops.map(({ lat, lng, city, address, arrive, depart }) => ({ lat, lng, city, address, arrive, depart })),
    leader: {
      fullName: order.groupFullName ?? order.fullName,
      email: order.groupEmail ?? order.email,
      phone: order.groupPhone ?? order.phone,
    },
    notes: order.clientNotes,
  };
}

/**
 * Before the office has looked at an inquiry its page says nothing in the sender's words: anybody can have the link mailed to
 * anybody (docs/product.md, 'Sending'). Places are named by us.
 */
async function withoutWords({ maps }: Deps, stops: Stop[]): Promise<Words> {
  const named = await Promise.all(
    stops.map(async ({ lat, lng, arrive, depart }): Promise<MyTripStop> => {
      const place = await maps.placeNear({ lat, lng });
      return { lat, lng, arrive, depart, city: place?.city ?? '', address: '' };
    }),
  );
  return { stops: named, leader: null, notes: '' };
}
