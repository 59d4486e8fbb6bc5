import type { Words } from '../../../../texts/words';
import type { DriverView } from '../../views';
import { buttons } from '../blocks/Buttons';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import type { Block } from '../blocks/block';
import { paragraph, section, title } from '../blocks/text';
import { greeting, routeName } from '../blocks/trip';
import { driverTripBlocks } from './driverTrip';
import type { Branding, Template } from '../template';

interface PlanNews {
  kind: 'new' | 'moved' | 'off';
  order: DriverView;
  confirmationKey?: string | null;
}

const titles = {
  new: 'driverMail.newJob',
  moved: 'driverMail.jobChanged',
  off: 'driverMail.takenBack',
} as const;

/** To a driver about several trips that were confirmed, changed or taken back at once. */
export const planConfirmed: Template<{ driver: { firstname: string }; news: PlanNews[] }> = (
  { driver, news },
  branding,
) => ({
  subject: `${branding.t('driverMail.jobsChanged')}: ${countsOf(news, branding)}`,
  preheader: branding.t('driverMail.newEach'),
  blocks: [
    title(branding.t('driverMail.jobsChanged')),
    paragraph(
      [
        greeting(driver.firstname, branding),
        branding.t('driverMail.planConfirmed', { counts: countsOf(news, branding) }),
        ...(news.some(({ kind }) => kind === 'new') ? [branding.t('driverMail.newEach')] : []),
      ].join(' '),
    ),
    ...news.flatMap((one) => blocksOf(one, branding)),
  ],
});

/** 'uusi töid 2, muutunud töid 1, tagasi võetud töid 1' */
function countsOf(news: readonly PlanNews[], { t }: Words): string {
  const words = { new: 'driverMail.countNew', moved: 'driverMail.countMoved', off: 'driverMail.countOff' } as const;
  return (['new', 'moved', 'off'] as const)
    .map((kind) => [words[kind], news.filter((one) => one.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => t(word, { count }))
    .join(', ');
}

function blocksOf({ kind, order, confirmationKey }: PlanNews, branding: Branding): Block[] {
  const { links, t } = branding;
  const head = section(`${t(titles[kind])}: ${routeName(order.stops)}`);
  if (kind === 'off')
    return [
      head,
      paragraph(t('driverMail.takenBackNoNeed')),
      route(order.stops, branding),
      facts([
        { label: t('trip.tripNumber'), value: order.tripNumber === null ? null : String(order.tripNumber) },
        { label: t('trip.departure'), value: branding.dayAndTime(order.startsAt) },
      ]),
    ];
  if (kind === 'moved') return [head, paragraph(t('driverMail.otherBus')), ...driverTripBlocks(order, branding)];
  return [
    head,
    ...(confirmationKey
      ? [
          buttons(
            { label: t('driverMail.confirm'), href: links.confirmJob(order.id, confirmationKey) },
            { label: t('driverMail.decline'), href: links.declineJob(order.id, confirmationKey) },
          ),
        ]
      : []),
    ...driverTripBlocks(order, branding),
  ];
}
