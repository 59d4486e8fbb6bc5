import type { Words } from '../../../../texts/words';
import type { DriverView } from '../../views';
import { writeRoute } from '../blocks/Route';
import { writeFacts } from '../blocks/Rows';
import type { Block } from '../blocks/block';
import { writeParagraph, writeSection, writeTitle } from '../blocks/text';
import { printGreeting, printRouteName } from '../blocks/trip';
import { writeConfirmButtons, writeDriverTrip } from './driverTrip';
import type { Branding, Template } from '../template';
import type { PlanNews } from '../../../../model/orders/snapshots';

interface PlanConfirmation extends Omit<PlanNews, 'order'> {
  order: DriverView;
}

const titles = {
  new: 'driverMail.newJob',
  moved: 'driverMail.jobChanged',
  off: 'driverMail.takenBack',
} as const;

/** To a driver about several trips that were confirmed, changed or taken back at once. */
export const planConfirmed: Template<{ driver: { firstname: string }; news: PlanConfirmation[] }> = (
  { driver, news },
  branding,
) => ({
  subject: `${branding.t('driverMail.jobsChanged')}: ${printCounts(news, branding)}`,
  preheader: branding.t('driverMail.newEach'),
  blocks: [
    writeTitle(branding.t('driverMail.jobsChanged')),
    writeParagraph(
      [
        printGreeting(driver.firstname, branding),
        branding.t('driverMail.planConfirmed', { counts: printCounts(news, branding) }),
        ...(news.some(({ kind }) => kind === 'new') ? [branding.t('driverMail.newEach')] : []),
      ].join(' '),
    ),
    ...news.flatMap((one) => writeNews(one, branding)),
  ],
});

/** 'uusi töid 2, muutunud töid 1, tagasi võetud töid 1' */
function printCounts(news: readonly PlanConfirmation[], { t }: Words): string {
  const words = { new: 'driverMail.countNew', moved: 'driverMail.countMoved', off: 'driverMail.countOff' } as const;
  return (['new', 'moved', 'off'] as const)
    .map((kind) => [words[kind], news.filter((one) => one.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => t(word, { count }))
    .join(', ');
}

function writeNews({ kind, order, confirmationKey }: PlanConfirmation, branding: Branding): Block[] {
  const { t } = branding;
  const head = writeSection(`${t(titles[kind])}: ${printRouteName(order.stops)}`);
  if (kind === 'off')
    return [
      head,
      writeParagraph(t('driverMail.takenBackNoNeed')),
      writeRoute(order.stops, branding),
      writeFacts([
        { label: t('trip.tripNumber'), value: order.tripNumber === null ? null : String(order.tripNumber) },
        { label: t('trip.departure'), value: branding.dayAndTime(order.startsAt) },
      ]),
    ];
  if (kind === 'moved') return [head, writeParagraph(t('driverMail.otherBus')), ...writeDriverTrip(order, branding)];
  return [
    head,
    ...(confirmationKey ? [writeConfirmButtons(order, confirmationKey, branding)] : []),
    ...writeDriverTrip(order, branding),
  ];
}
