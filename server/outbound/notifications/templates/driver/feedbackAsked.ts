import type { DriverView } from '../../views';
import { buttons } from '../blocks/Buttons';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { paragraph, section, title } from '../blocks/text';
import { greeting, tripName } from '../blocks/trip';
import type { Template } from '../template';

/** To each driver after the trip's end: tell how it went, and the hours. */
export const feedbackAsked: Template<{ order: DriverView; driver: { firstname: string }; feedbackKey: string }> = (
  { order, driver, feedbackKey },
  branding,
) => ({
  subject: branding.t('driverMail.howWasIt', { trip: tripName(order, branding) }),
  preheader: branding.t('driverMail.feedbackPlease'),
  blocks: [
    title(branding.t('driverMail.howWasTrip')),
    paragraph(`${greeting(driver.firstname, branding)} ${branding.t('driverMail.feedbackThanks')}`),
    buttons({ label: branding.t('driverMail.giveFeedback'), href: branding.links.feedback(order.id, feedbackKey) }),
    section(branding.t('trip.trip')),
    route(order.stops, branding),
    facts([
      { label: branding.t('trip.tripNumber'), value: order.tripNumber === null ? null : String(order.tripNumber) },
      { label: branding.t('trip.departure'), value: branding.dayAndTime(order.startsAt) },
      { label: branding.t('trip.endsAt'), value: branding.dayAndTime(order.endsAt) },
    ]),
  ],
});
