import type { DriverView } from '../../views';
import { writeButtons } from '../blocks/Buttons';
import { writeRoute } from '../blocks/Route';
import { writeFacts } from '../blocks/Rows';
import { writeParagraph, writeSection, writeTitle } from '../blocks/text';
import { printPhone, printTripName, listTripRows } from '../blocks/trip';
import type { Template } from '../template';

/** To the logistician: a driver does not come. */
export const writeJobDeclined: Template<{
  order: DriverView;
  driver: { firstname: string };
  reason?: string | null;
}> = ({ order, driver, reason }, branding) => ({
  subject: `${branding.t('officeMail.declined')}: ${driver.firstname}, ${printTripName(order, branding)}`,
  preheader: branding.t('officeMail.needsDriver'),
  blocks: [
    writeTitle(branding.t('officeMail.declinedBy', { name: driver.firstname })),
    // A message that was queued before drivers gave reasons has none.
    ...(reason ? [writeParagraph(branding.t('officeMail.declineReason', { reason }))] : []),
    writeParagraph(branding.t('officeMail.needsDriver')),
    writeButtons({ label: branding.t('officeMail.openJob'), href: branding.links.jobPage(order.id) }),
    writeSection(branding.t('trip.trip')),
    writeRoute(order.stops, branding),
    writeFacts([
      { label: branding.t('trip.tripNumber'), value: order.tripNumber === null ? null : String(order.tripNumber) },
      ...listTripRows(order, branding),
      {
        label: order.buses.length > 1 ? branding.t('trip.buses') : branding.t('trip.bus'),
        value: order.buses.join(', '),
      },
      { label: branding.t('trip.company'), value: order.company },
      { label: branding.t('trip.contact'), value: order.contactName },
      { label: branding.t('trip.phone'), value: printPhone(order.contactPhone), href: `tel:${order.contactPhone}` },
    ]),
  ],
});
