import type { DriverView } from '../views';
import { buttons } from './blocks/Buttons';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import type { Block } from './blocks/block';
import { paragraph, section, title } from './blocks/text';
import { dayAndTime, greeting, routeName } from './blocks/trip';
import { driverTrip } from './driverTrip';
import type { Branding, Template } from './template';

interface PlanNews {
  kind: 'new' | 'moved' | 'off';
  order: DriverView;
  confirmationKey?: string | null;
}

const titles = { new: 'Uus töö', moved: 'Töö muutus', off: 'Töö võeti tagasi' };

/** To a driver of whom several trips were confirmed, changed or taken back at once. */
export const planConfirmed: Template<{ driver: { firstname: string }; news: PlanNews[] }> = (
  { driver, news },
  branding,
) => ({
  subject: `Teie tööd muutusid: ${countsOf(news)}`,
  preheader: 'Palun andke iga uue töö kohta teada, kas saate sõita.',
  blocks: [
    title('Teie tööd muutusid'),
    paragraph(
      `${greeting(driver.firstname)} Plaan on kinnitatud, teie jaoks muutus: ${countsOf(news)}.${
        news.some(({ kind }) => kind === 'new') ? ' Palun andke iga uue töö kohta teada, kas saate sõita.' : ''
      }`,
    ),
    ...news.flatMap((one) => blocksOf(one, branding)),
  ],
});

/** 'uusi töid 2, muutunud töid 1, tagasi võetud töid 1' */
function countsOf(news: readonly PlanNews[]): string {
  const words = { new: 'uusi töid', moved: 'muutunud töid', off: 'tagasi võetud töid' };
  return (['new', 'moved', 'off'] as const)
    .map((kind) => [words[kind], news.filter((one) => one.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${word} ${count}`)
    .join(', ');
}

function blocksOf({ kind, order, confirmationKey }: PlanNews, { links }: Branding): Block[] {
  const head = section(`${titles[kind]}: ${routeName(order.stops)}`);
  if (kind === 'off')
    return [
      head,
      paragraph('Te ei pea seda reisi enam sõitma.'),
      route(order.stops),
      facts([
        { label: 'Reisi nr', value: order.tripNumber === null ? null : String(order.tripNumber) },
        { label: 'Väljumine', value: dayAndTime(order.startsAt) },
      ]),
    ];
  if (kind === 'moved')
    return [head, paragraph('Buss on nüüd teine, uuesti kinnitada ei ole vaja.'), ...driverTrip(order)];
  return [
    head,
    ...(confirmationKey
      ? [
          buttons(
            { label: 'Kinnitan', href: links.confirmJob(order.id, confirmationKey) },
            { label: 'Keeldun', href: links.declineJob(order.id, confirmationKey) },
          ),
        ]
      : []),
    ...driverTrip(order),
  ];
}
