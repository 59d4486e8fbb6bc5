import type { DriverView } from '../../views';
import { buttons } from '../blocks/Buttons';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { paragraph, section, title } from '../blocks/text';
import { phoneText, tripName, tripRows } from '../blocks/trip';
import type { Template } from '../template';

/** To the logistician: a driver does not come. */
export const jobDeclined: Template<{ order: DriverView; driver: { firstname: string }; reason?: string | null }> = (
  { order, driver, reason },
  branding,
) => ({
  subject: `${branding.t('officeMail.declined')}: ${driver.firstname}, ${tripName(order, branding)}`,
  preheader: branding.t('officeMail.needsDriver'),
  blocks: [
    title(branding.t('officeMail.declinedBy', { name: driver.firstname })),
    // A message that was queued before drivers gave reasons has none.
    ...(reason ? [paragraph(branding.t('officeMail.declineReason', { reason }))] : []),
    paragraph(branding.t('officeMail.needsDriver')),
    buttons({ label: branding.t('officeMail.openJob'), href: branding.links.jobPage(order.id) }),
    section(branding.t('trip.trip')),
    route(order.stops, branding),
    facts([
      { label: branding.t('trip.tripNumber'), value: order.tripNumber === null ? null : String(order.tripNumber) },
      ...tripRows(order, branding),
      {
        label: order.buses.length > 1 ? branding.t('trip.buses') : branding.t('trip.bus'),
        value: order.buses.join(', '),
      },
      { label: branding.t('trip.company'), value: order.company },
      { label: branding.t('trip.contact'), value: order.contactName },
      { label: branding.t('trip.phone'), value: phoneText(order.contactPhone), href: `tel:${order.contactPhone}` },
    ]),
  ],
});
