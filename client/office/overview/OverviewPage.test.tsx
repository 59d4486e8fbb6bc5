import { screen } from '@testing-library/react';
import type { DataOf } from '../../testRender';
import { renderClient, setScreen } from '../../testRender';
import { shiftMonth } from '../../lib/texts/month';
import { FigureCards } from './FigureCards';
import { BandPicture, WayPicture } from './OfferPictures';
import OverviewPage from './OverviewPage';
import { RankPicture } from './RankPicture';
import { ActsPicture, DrivingPicture } from './TripPictures';
import { UsePicture } from './UsePicture';

type Overview = DataOf<'Overview'>['overview'];

const nothing: Overview['totals'] = {
  __typename: 'OverviewTotals',
  from: '2016-12-01',
  to: '2026-11-24',
  trips: 0,
  turnover: 0,
  inquiries: 0,
  offered: 0,
  won: 0,
  lost: 0,
  expired: 0,
  waiting: 0,
  answerMedian: null,
  answerNinety: null,
  loadedKm: 0,
  emptyKm: 0,
  goodFeedback: 0,
  badFeedback: 0,
  hours: 0,
  acts: 0,
  tripsWithinGoal: 0,
  busDays: 0,
  busDaysOfAll: 0,
  driverDays: 0,
  driverDaysOfAll: 0,
  invoiced: 0,
  paid: 0,
};

/** Months in which nothing happened. */
const makeEmpty = (months: number): Overview => ({
  __typename: 'Overview',
  isSettled: true,
  totals: nothing,
  totalsBefore: nothing,
  months: Array.from({ length: months }, (_, index) => ({
    __typename: 'OverviewMonth',
    month: shiftMonth('2016-12', index),
    trips: 0,
    turnover: 0,
    turnoverYearBefore: 0,
    invoiced: 0,
    paid: 0,
    open: 0,
    overdue: 0,
  })),
  customers: [],
  buses: [],
  drivers: [],
  busUse: [],
  driverUse: [],
  reasons: [],
  bands: [],
  acts: [],
});

function open(overview: Overview) {
  setScreen('wide');
  return renderClient(<OverviewPage />, {
    path: '/platform/overview?algus=2016-12-01&lopp=2026-11-24',
    replies: { Overview: () => ({ data: { overview } }) },
  });
}

it('says that a period is empty instead of pictures of nothing', async () => {
  open(makeEmpty(14));
  expect(await screen.findByText('Siin ei ole veel midagi näidata')).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});

it('divides nothing by zero where there are inquiries alone', () => {
  const totals = { ...nothing, inquiries: 3, waiting: 3 };
  const use = { __typename: 'OverviewUse', key: 'setra', name: 'Setra', days: 0, minutes: [0, 0, 0, 0, 0, 0, 0] };
  const overview = { ...makeEmpty(14), totals, busUse: [use] };
  const shared = { overview, onOpen: () => undefined };
  renderClient(
    <>
      <FigureCards now={totals} before={nothing} onOpen={shared.onOpen} />
      <WayPicture {...shared} />
      <BandPicture {...shared} />
      <UsePicture kind="bus" {...shared} />
      <RankPicture kind="customer" {...shared} />
      <ActsPicture {...shared} />
      <DrivingPicture {...shared} />
    </>,
  );
  expect(screen.getByRole('table', { name: 'Busside kasutus nädalapäeviti' })).toHaveTextContent('Setra');
  expect(document.body.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
});
