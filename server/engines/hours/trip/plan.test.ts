import {
  checkCandidate,
  findEmptyDrives,
  computeHeadroom,
  judgeTimeline,
  planDefaults,
  proposeRepairs,
  listShortBreaks,
  buildTimeline,
} from '..';
import type { PlanTrip, LightReason, Timeline } from '..';
import { tellReason } from '../../../driving/duties/tell/tellLaw';
import { tellHelp, tellNeed, tellRepair } from '../../../driving/duties/tell/tellRepair';
import { printInRequestLanguage } from '../../../texts/printMessage';

const printReason = (reason: LightReason) => printInRequestLanguage(tellReason(reason));

/** Monday 2026-01-05 00:00 in Estonia. */
const monday = Date.UTC(2026, 0, 4, 22) / 60_000;
const at = (day: number, hour: number, minute = 0) => monday + day * 1440 + hour * 60 + minute;
const free: Timeline = { activities: [] };

/** There and back in a day: 4 h each way, so long between. */
const dayTrip = (leaves: number, turns: number, back: number): PlanTrip => ({
  id: 'trip',
  kind: 'occasional',
  stops: [{ depart: leaves }, { arrive: leaves + 240, depart: turns }, { arrive: back }],
});

describe('from a plan to a timeline', () => {
  it('a stop is work, a break between two boardings, or a night with the end and the begin of a duty', () => {
    const trip: PlanTrip = {
      id: 'trip',
      kind: 'occasional',
      depot: { out: 20, back: 25 },
      stops: [
        { depart: at(0, 8) },
        { arrive: at(0, 10), depart: at(0, 10, 20) },
        { arrive: at(0, 12), depart: at(0, 13, 5) },
        { arrive: at(0, 15), depart: at(1, 9) },
        { arrive: at(1, 10) },
      ],
    };
    const shown = buildTimeline([trip]).activities.map(({ kind, start, end }) => [kind, start - monday, end - monday]);
    expect(shown).toEqual([
      ['otherWork', 445, 460],
      ['driving', 460, 480],
      ['driving', 480, 600],
      ['otherWork', 600, 620],
      ['driving', 620, 720],
      ['otherWork', 720, 730],
      ['break', 730, 775],
      ['otherWork', 775, 785],
      ['driving', 785, 900],
      ['otherWork', 900, 915],
      ['rest', 915, 1965],
      ['otherWork', 1965, 1980],
      ['driving', 1980, 2040],
      ['driving', 2040, 2065],
      ['otherWork', 2065, 2080],
    ]);
  });

  it('two trips close together share the time for the end and the begin of a duty', () => {
    const timeline = buildTimeline([
      { id: 'late', kind: 'occasional', stops: [{ depart: at(0, 10, 20) }, { arrive: at(0, 12) }] },
      { id: 'early', kind: 'occasional', stops: [{ depart: at(0, 8) }, { arrive: at(0, 10) }] },
    ]);
    expect(judgeTimeline(timeline)).toMatchObject({ legal: true, problems: [] });
  });

  const drives = (timeline: Timeline) =>
    timeline.activities
      .filter(({ kind }) => kind === 'driving')
      .map(({ start, end }) => [start - at(0, 8), end - at(0, 8)]);

  it('two drivers change at a stop where each drives as much then', () => {
    const [first, second] = (['first', 'second'] as const).map((crew) =>
      drives(buildTimeline([{ ...dayTrip(at(0, 8), at(0, 14), at(0, 18)), crew }])),
    );
    expect([first, second]).toEqual([[[0, 240]], [[360, 600]]]);
  });

  it('one leg of 9 h 20 is legal for two: they change before 4 h 30 and both drive as much', () => {
    const leg: PlanTrip = { id: 'trip', kind: 'occasional', stops: [{ depart: at(0, 8) }, { arrive: at(0, 17, 20) }] };
    const crews = (['first', 'second'] as const).map((crew) => buildTimeline([{ ...leg, crew }]));
    expect(crews.map(drives)).toEqual([
      [
        [0, 140],
        [280, 420],
      ],
      [
        [140, 280],
        [420, 560],
      ],
    ]);
    for (const timeline of crews)
      expect(judgeTimeline(timeline).infringements.filter(({ rule }) => rule === 'drivingBreak')).toEqual([]);
  });

  it('on board of a ferry nobody drives', () => {
    const ferries = [{ start: at(0, 9), end: at(0, 10), berth: 'none' as const }];
    const trip: PlanTrip = {
      id: 'f',
      kind: 'occasional',
      ferries,
      stops: [{ depart: at(0, 8) }, { arrive: at(0, 12) }],
    };
    const driven = buildTimeline([trip]).activities.filter(({ kind }) => kind === 'driving');
    expect(driven.map(({ start, end }) => [start, end])).toEqual([
      [at(0, 8), at(0, 9)],
      [at(0, 10), at(0, 12)],
    ]);
  });

  it('a wait for a ferry is availability, as far as it lies in the leg', () => {
    const waited = (wait: number) =>
      buildTimeline([
        {
          id: 'f',
          kind: 'occasional',
          ferries: [{ start: at(0, 9), end: at(0, 10), wait, berth: 'none' }],
          stops: [{ depart: at(0, 8) }, { arrive: at(0, 12) }],
        },
      ]).activities.flatMap(({ kind, start, end }) =>
        kind === 'driving' || kind === 'availability' ? [[kind, start - at(0, 8), end - at(0, 8)]] : [],
      );
    expect(waited(20)).toEqual([
      ['driving', 0, 40],
      ['availability', 40, 60],
      ['driving', 120, 240],
    ]);
    expect(waited(90)).toEqual([
      ['availability', 0, 60],
      ['driving', 120, 240],
    ]);
  });

  it.each([
    ['free', 45, ['break']],
    ['free', 420, ['rest']],
    ['standby', 45, ['availability']],
    ['work', 45, ['otherWork']],
    ['work', 720, ['otherWork']],
    [undefined, 45, ['otherWork', 'break', 'otherWork']],
  ] as const)('a set activity of the driver at a stop holds, however long: %s, %d min', (driver, minutes, kinds) => {
    const trip: PlanTrip = {
      id: 'trip',
      kind: 'occasional',
      stops: [
        { depart: at(0, 8) },
        { arrive: at(0, 10), depart: at(0, 10) + minutes, driver },
        { arrive: at(0, 11) + minutes },
      ],
    };
    const { activities } = buildTimeline([trip]);
    const there = activities.filter(({ start, end }) => start >= at(0, 10) && end <= at(0, 10) + minutes);
    expect(there.map(({ kind }) => kind)).toEqual(kinds);
    expect(there.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(minutes);
  });
});

describe('where a stop is too short for the break that the law wants', () => {
  it('says which stop and how long it must be', () => {
    const trip: PlanTrip = {
      id: 'trip',
      kind: 'occasional',
      stops: [{ depart: at(0, 8) }, { arrive: at(0, 11), depart: at(0, 11, 30) }, { arrive: at(0, 14, 30) }],
    };
    // 20 minutes of boarding, and 45 of break.
    expect(listShortBreaks(trip)).toMatchObject([{ at: { stop: 1 }, has: 30, needs: 65 }]);
    const longer = {
      ...trip,
      stops: [trip.stops[0]!, { arrive: at(0, 11), depart: at(0, 12, 5) }, { arrive: at(0, 15, 5) }],
    };
    expect(listShortBreaks(longer)).toEqual([]);
  });

  it('400 km without a stop want one on the way', () => {
    const trip: PlanTrip = { id: 'trip', kind: 'occasional', stops: [{ depart: at(0, 8) }, { arrive: at(0, 13, 30) }] };
    expect(listShortBreaks(trip)).toEqual([{ at: { leg: 0 }, by: at(0, 12, 30), has: 0, needs: 45 }]);
    expect(checkCandidate(free, buildTimeline([trip])).light).toBe('red');
  });
});

describe('a candidate for a trip', () => {
  const easy = buildTimeline([dayTrip(at(1, 8), at(1, 13, 30), at(1, 17, 30))]);

  it('is green when nothing is used up', () => {
    const { light, reasons } = checkCandidate(free, easy);
    expect(light).toBe('green');
    expect(reasons.map(printReason)).toEqual(['sobib · 10 h tööpäev, 8 h roolis']);
  });

  it('is amber with the second extended day of a week', () => {
    const long = (day: number): PlanTrip => ({
      id: `long${day}`,
      kind: 'occasional',
      stops: [
        { depart: at(day, 7) },
        { arrive: at(day, 11, 25), depart: at(day, 13) },
        { arrive: at(day, 17, 25), depart: at(day, 18, 40) },
        { arrive: at(day, 19, 30) },
      ],
    });
    const { light, reasons } = checkCandidate(buildTimeline([long(0)]), buildTimeline([long(1)]));
    expect(light).toBe('amber');
    expect(printReason(reasons[0]!)).toBe('9 h 40 juhtimist, teine pikendatud päev sel nädalal');
  });

  it('is red when the night before would be too short', () => {
    const evening = buildTimeline([{ ...dayTrip(at(0, 9), at(0, 17, 35), at(0, 21, 35)), id: 'evening' }]);
    const early = buildTimeline([
      { id: 'early', kind: 'occasional', stops: [{ depart: at(1, 6, 15) }, { arrive: at(1, 8) }] },
    ]);
    const { light, reasons, riskPoints } = checkCandidate(evening, early);
    expect(light).toBe('red');
    expect(reasons.map(printReason)).toContain(
      'ööpäevane puhkus jääks 8 h 10, jaotatud puhkuse teine osa peab olema 9 h',
    );
    expect(riskPoints).toBe(1);
  });

  it('is not blamed for earlier infringements', () => {
    const bad = buildTimeline([
      { id: 'bad', kind: 'occasional', stops: [{ depart: at(5, 8) }, { arrive: at(5, 13) }] },
    ]);
    expect(judgeTimeline(bad).legal).toBe(false);
    expect(checkCandidate(bad, easy).light).toBe('green');
  });

  it('is red for two services at once, and says so', () => {
    const same = buildTimeline([{ ...dayTrip(at(1, 9), at(1, 13), at(1, 17)), id: 'other' }]);
    const { light, reasons } = checkCandidate(easy, same);
    expect([light, printReason(reasons[0]!)]).toEqual(['red', 'samal ajal on teine sõit']);
  });

  it('says that the past is not known', () => {
    const { reasons } = checkCandidate({ ...free, knownFrom: at(0, 0) }, easy);
    expect(reasons.at(-1)).toEqual({ kind: 'historyUnknown', before: at(0, 0) });
  });
});

describe('an empty bus has no timetable', () => {
  const oneWay = (there: number, depot: NonNullable<PlanTrip['depot']>): PlanTrip => ({
    id: 'trip',
    kind: 'occasional',
    depot,
    stops: [{ depart: at(0, 8) }, { arrive: at(0, 8) + there }],
  });
  const shown = (trip: PlanTrip) =>
    buildTimeline([trip]).activities.map(({ kind, start, end }) => [kind, start - at(0, 8), end - at(0, 8)]);

  it('the driver has a break before the empty drive home that article 7 would forbid without it', () => {
    const trip = oneWay(156, { out: 0, back: 156 });
    expect(shown(trip)).toEqual([
      ['otherWork', -15, 0],
      ['driving', 0, 156],
      ['break', 156, 201],
      ['driving', 201, 357],
      ['otherWork', 357, 372],
    ]);
    expect(checkCandidate(free, buildTimeline([trip])).light).toBe('green');
    expect(findEmptyDrives(trip, planDefaults)).toMatchObject({
      back: [
        ['break', 45],
        ['driving', 156],
      ],
      home: at(0, 8) + 357,
    });
  });

  it('no break is laid where none is needed', () => {
    expect(findEmptyDrives(oneWay(100, { out: 10, back: 100 }), planDefaults)).toBeUndefined();
  });

  it('the break lies on the way where the drive alone is too long, and before the first stop where passengers come next', () => {
    const far = oneWay(30, { out: 0, back: 300 });
    expect(findEmptyDrives(far, planDefaults)?.back).toEqual([
      ['driving', 240],
      ['break', 45],
      ['driving', 60],
    ]);
    const pickUp = oneWay(200, { out: 200, back: 0 });
    expect(findEmptyDrives(pickUp, planDefaults)?.out).toEqual([
      ['driving', 200],
      ['break', 45],
    ]);
    for (const trip of [far, pickUp]) expect(checkCandidate(free, buildTimeline([trip])).light).toBe('green');
  });

  it('a night lies before the way home that would make the day too long', () => {
    const trip: PlanTrip = {
      ...oneWay(0, { out: 0, back: 480 }),
      stops: [
        { depart: at(0, 8) },
        { arrive: at(0, 12), depart: at(0, 12, 45), driver: 'free' },
        { arrive: at(0, 16, 45) },
      ],
    };
    expect(findEmptyDrives(trip, planDefaults)?.back.filter(([kind]) => kind === 'rest')).toEqual([['rest', 660]]);
    expect(checkCandidate(free, buildTimeline([trip])).light).toBe('green');
  });

  it('a break on the way home never pushes into the next trip', () => {
    const next: PlanTrip = {
      id: 'next',
      kind: 'occasional',
      stops: [{ depart: at(0, 13, 30) }, { arrive: at(0, 14) }],
    };
    const trips = [oneWay(156, { out: 0, back: 156 }), next];
    expect(judgeTimeline(buildTimeline(trips)).problems).toEqual([]);
    expect(buildTimeline(trips).activities.some(({ kind }) => kind === 'break')).toBe(false);
  });
});

describe('remedies that make a trip legal', () => {
  const leg = (minutes: number): PlanTrip => ({
    id: 'trip',
    kind: 'occasional',
    stops: [{ depart: at(0, 8) }, { arrive: at(0, 8) + minutes }],
  });
  const ways = (trip: PlanTrip) =>
    proposeRepairs(free, trip).map((one) => [one.kind, printInRequestLanguage(tellRepair(one))]);

  it('a leg that is too long to drive at a stretch gets a stop of 45 minutes in the middle', () => {
    const found = proposeRepairs(free, leg(320)).find(({ kind }) => kind === 'stop');
    expect(found && printInRequestLanguage(tellHelp(found))).toBe('45 min peatust teel');
    expect(found?.trip.stops).toEqual([
      { depart: at(0, 8) },
      { arrive: at(0, 8) + 160, depart: at(0, 8) + 205, driver: 'free' },
      { arrive: at(0, 8) + 365 },
    ]);
    expect(checkCandidate(free, buildTimeline([found!.trip])).light).toBe('green');
  });

  it('a day that is too long to drive offers a night on the way', () => {
    expect(ways(leg(14 * 60))).toContainEqual(['night', 'Ööbimine teel']);
  });

  it('two kinds of repair are tried together where one does not help', () => {
    // The first leg wants a break on the way, and the day is too long by its stop.
    const trip: PlanTrip = {
      ...leg(0),
      stops: [{ depart: at(0, 5) }, { arrive: at(0, 10), depart: at(0, 19), driver: 'standby' }, { arrive: at(0, 21) }],
    };
    const found = proposeRepairs(free, trip);
    for (const { trip: plan } of found) expect(checkCandidate(free, buildTimeline([plan])).light).not.toBe('red');
    expect(found.map((one) => printInRequestLanguage(tellHelp(one)))).toEqual([
      'teist juhti',
      '45 min peatust teel ja 9 h puhkust',
      '45 min peatust teel ja väljumist kell 7:15',
    ]);
  });

  it('a second driver, rest at a stop, or a later start: each asked of the law', () => {
    const trip: PlanTrip = {
      id: 'trip',
      kind: 'occasional',
      stops: [
        { depart: at(0, 6, 30) },
        { arrive: at(0, 10, 30), depart: at(0, 11, 35) },
        { arrive: at(0, 12), depart: at(0, 18, 20), driver: 'standby' },
        { arrive: at(0, 22, 20) },
      ],
    };
    const check = checkCandidate(free, buildTimeline([trip]));
    const found = proposeRepairs(free, trip);
    expect(printInRequestLanguage(tellNeed(check.reasons[0]!, found))).toBe(
      '16 h 20 tööpäev: vaja on teist juhti, 9 h puhkust, väljumist kell 7:50 või ööbimist teel',
    );
    expect(found.map(({ kind }) => kind)).toEqual(['secondDriver', 'rest', 'leaveLater', 'night']);
    for (const { trip } of found) expect(checkCandidate(free, buildTimeline([trip])).light).not.toBe('red');
    expect(found.map((repair) => printInRequestLanguage(tellRepair(repair, () => 'Tartu')))).toEqual([
      'Teine juht',
      // The order says that the driver stands by there: that alone must change.
      'Tartu: 9 h peatust',
      'Väljumine kell 7:50',
      'Ööbimine teel',
    ]);
  });

  it('where nobody can say that the driver is free, a stop is longer by its boarding', () => {
    const trip: PlanTrip = {
      id: 'trip',
      kind: 'occasional',
      stops: [
        { depart: at(0, 5) },
        { arrive: at(0, 9), depart: at(0, 10) },
        { arrive: at(0, 12), depart: at(0, 17) },
        { arrive: at(0, 20, 30) },
      ],
    };
    const rest = proposeRepairs(free, trip).find((repair) => repair.kind === 'rest');
    if (!rest?.route) throw new Error('no such repair');
    expect(rest.route.stops.every(({ driver }) => driver === undefined)).toBe(true);
    expect(checkCandidate(free, buildTimeline([rest.route])).light).not.toBe('red');
  });

  it('nothing is to be repaired where nothing is broken', () => {
    expect(proposeRepairs(free, dayTrip(at(0, 8), at(0, 13, 30), at(0, 17, 30)))).toEqual([]);
  });
});

describe('headroom', () => {
  it('gives the headroom on a Tuesday at noon', () => {
    const timeline = buildTimeline([
      dayTrip(at(0, 8), at(0, 13), at(0, 17)),
      { ...dayTrip(at(1, 8), at(1, 13), at(1, 17)), id: 'b' },
    ]);
    expect(computeHeadroom(timeline, at(1, 12))).toMatchObject({
      drivingBeforeBreak: 30,
      drivingToday: 300,
      drivingTodayExtended: 360,
      drivingThisWeek: 56 * 60 - 720,
      drivingInTwoWeeks: 90 * 60 - 720,
      extendedDaysLeft: 2,
      reducedRestsLeft: 3,
      dailyRestBy: at(1, 20, 45),
      shortDailyRestBy: at(1, 22, 45),
      weeklyRestBy: at(6, 7, 45),
      owed: [],
    });
  });

  it('a driver without history has all of it', () => {
    expect(computeHeadroom({ ...free, knownFrom: at(0, 0) }, at(0, 8))).toMatchObject({
      drivingToday: 540,
      restedBefore: at(0, 0),
    });
  });
});
