import type { DriverView } from '../../views';
import { writeButtons } from '../blocks/Buttons';
import { writeRoute } from '../blocks/Route';
import { writeFacts } from '../blocks/Rows';
import { writeParagraph, writeSection, writeTitle } from '../blocks/text';
import { printGreeting, printTripName } from '../blocks/trip';
import type { Template } from '../template';

/** To each driver after the trip's end: tell how it went, and the hours. */
export const writeFeedbackAsked: Template<{ order: DriverView; driver: { firstname: string }; feedbackKey: string }> = (
  { order, driver, feedbackKey },
  branding,
) => ({
  subject: branding.t('driverMail.howWasIt', { trip: printTripName(order, branding) }),
  preheader: branding.t('driverMail.feedbackPlease'),
  blocks: [
    writeTitle(branding.t('driverMail.howWasTrip')),
    writeParagraph(`${printGreeting(driver.firstname, branding)} ${branding.t('driverMail.feedbackThanks')}`),
    writeButtons({
      label: branding.t('driverMail.giveFeedback'),
      href: branding.links.feedback(order.id, feedbackKey),
    }),
    writeSection(branding.t('trip.trip')),
    writeRoute(order.stops, branding),
    writeFacts([
      { label: branding.t('trip.tripNumber'), value: order.tripNumber === null ? null : String(order.tripNumber) },
      { label: branding.t('trip.departure'), value: branding.dayAndTime(order.startsAt) },
      { label: branding.t('trip.endsAt'), value: branding.dayAndTime(order.endsAt) },
    ]),
  ],
});
