import type { AnnouncedEvent } from '../../orders';
import type { DriverSnapshot, OrderSnapshot } from '../../model/orders/snapshots';
import { hashKey } from '../../platform/ids';

/** A piece of news about a trip: what a locked phone may show, so no person and no number. */
export interface TripNews {
  type: 'new' | 'changed' | 'takenBack' | 'report' | 'tomorrow';
  orderId: string;
  /** ISO 8601. */
  startsAt: string;
  from: string;
  to: string;
}

/** News that stand for more than one trip, and words of the office. */
export type PushNews = TripNews | { type: 'several'; count: number } | { type: 'notice'; text: string };

/** News to a driver. `cause` names one event for good, so that it reaches a phone once. */
export interface DriverNews {
  driverId: string;
  cause: string;
  news: PushNews;
}

/** The pieces of news that drivers hear of an event. E-mails say the same at length (outbound/notifications/mailRules.ts). */
export function listDriverNews(event: AnnouncedEvent): DriverNews[] {
  const { order } = event;
  const tell = (drivers: readonly DriverSnapshot[], type: TripNews['type'], eventId: string): DriverNews[] =>
    drivers.map(({ id }) => ({ driverId: id, cause: `${type}:${eventId}`, news: describeTrip(type, order) }));
  switch (event.type) {
    case 'driversAsked':
      // A driver is asked again with a new key; its hash tells one asking from the next.
      return event.drivers.flatMap(({ driver, changed, confirmationKey }) =>
        tell([driver], changed ? 'changed' : 'new', hashKey(confirmationKey).slice(0, 16)),
      );
    case 'driversReleased':
      return tell(event.drivers, 'takenBack', event.eventId);
    case 'planConfirmed':
      return [
        {
          driverId: event.driver.id,
          cause: `plan:${event.eventId}`,
          news: { type: 'several', count: event.news.length },
        },
      ];
    case 'passengersChanged':
    case 'contactChanged':
      return tell(event.drivers, 'changed', event.eventId);
    case 'editedByCustomer':
      // The recipient of the invoice is no business of drivers.
      return event.edits.some(({ what }) => what !== 'invoice') ? tell(event.drivers, 'changed', event.eventId) : [];
    case 'feedbackAsked':
      return event.drivers.flatMap(({ driver, feedbackKey }) =>
        tell([driver], 'report', hashKey(feedbackKey).slice(0, 16)),
      );
    default:
      return [];
  }
}

const describeTrip = (type: TripNews['type'], { id, startsAt, stops }: OrderSnapshot): TripNews => ({
  type,
  orderId: id,
  startsAt,
  from: stops[0]?.city ?? '',
  to: stops.at(-1)?.city ?? '',
});
