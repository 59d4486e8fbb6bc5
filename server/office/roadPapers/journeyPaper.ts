import type { JourneyChange, JourneyForm, Stage } from '../../engines/roadPapers';
import type { Paper, PaperSection } from '../../model/customer/paper';
import { findWords } from '../../texts/words';
import { writeFacts, writeTable } from './sections';

const { t, date } = findWords('et');

const TO_FILL_IN = '........................................';

/** The authority asks for the form in Estonian, in any language of the driver. */
export function writeJourneyPaper(
  form: JourneyForm,
  about: { letterhead: string[]; sheet: { book: string; sheet: string } | null; buses: number },
): Paper {
  const { plate, carrier, drivers, orderedBy, kind, from, to } = form;
  return {
    language: 'et',
    title: t('journeyForm.title'),
    subject: about.sheet ? t('journeyForm.numbered', about.sheet) : t('journeyForm.unnumbered'),
    letterhead: about.letterhead,
    sections: [
      // As wide as a table.
      { ...writeFacts('', [], [t('journeyForm.copy')]), style: 'table' },
      writeFacts(t('journeyForm.item1'), [
        [t('journeyForm.plate'), plate || TO_FILL_IN],
        [t('journeyForm.signature'), TO_FILL_IN],
      ]),
      writeFacts(t('journeyForm.item2'), [
        [t('journeyForm.carrier'), carrier.name],
        [t('journeyForm.address'), carrier.address],
        [t('journeyForm.phone'), carrier.phone],
        [t('journeyForm.subcontractor'), t('journeyForm.none')],
      ]),
      writeFacts(
        t('journeyForm.item3'),
        drivers.map((name, index) => [t('journeyForm.driver', { number: index + 1 }), name]),
      ),
      writeFacts(t('journeyForm.item4'), [
        [t('journeyForm.orderedBy'), orderedBy.name],
        [t('journeyForm.address'), orderedBy.address],
        [t('journeyForm.phone'), orderedBy.phone],
      ]),
      writeFacts(t('journeyForm.item5'), [[t('journeyForm.kind'), kinds[kind]]]),
      writeFacts(t('journeyForm.item6'), [
        [t('journeyForm.from'), `${from.name} (${from.country})`],
        [t('journeyForm.to'), `${to.name} (${to.country})`],
      ]),
      writeProgramme(form, about.buses),
      writeFacts(t('journeyForm.item8'), [], [t('journeyForm.none')]),
      writeFacts(t('journeyForm.item9'), [], [t('journeyForm.none')]),
      writeFacts(t('journeyForm.item10'), [], [...form.changes.map(printChange), t('journeyForm.afterDeparture')]),
    ],
  };
}

const kinds: Record<JourneyForm['kind'], string> = {
  national: t('journeyForm.national'),
  international: t('journeyForm.international'),
  cabotage: t('journeyForm.cabotage'),
};

function writeProgramme({ stages }: JourneyForm, buses: number): PaperSection {
  return writeTable(
    t('journeyForm.item7'),
    [
      [t('journeyForm.day'), 1.9],
      [t('journeyForm.from'), 2.8],
      [t('journeyForm.departs'), 1],
      [t('journeyForm.to'), 2.8],
      [t('journeyForm.arrives'), 1.9],
      [t('journeyForm.people'), 1, 'number'],
      [t('journeyForm.empty'), 0.8],
      [t('journeyForm.km'), 1.1, 'number'],
      [t('journeyForm.remarks'), 1.7],
    ],
    stages.map(toCells),
    buses > 1 ? [t('journeyForm.allBuses')] : [],
  );
}

function toCells({ day, from, to, depart, arrive, passengers, km, hasFerry, isOvernight }: Stage): string[] {
  const isEmpty = passengers === 0;
  const remarks = [hasFerry && t('journeyForm.ferry'), isOvernight && t('journeyForm.overnight')];
  return [
    printDay(day),
    from.name,
    depart?.slice(11) ?? '',
    to.name,
    arrive ? printMoment(arrive, day) : '',
    isEmpty ? '' : String(passengers),
    isEmpty ? 'X' : '',
    String(km),
    remarks.filter(Boolean).join(', '),
  ];
}

const printDay = (day: string): string => (day ? date(`${day}T12:00:00Z`) : '');

/** The time alone on the day itself. */
function printMoment(moment: string | null, day?: string): string {
  if (!moment) return '–';
  const time = moment.slice(11);
  return moment.startsWith(day ?? '-') ? time : `${printDay(moment.slice(0, 10))} ${time}`;
}

function printChange(change: JourneyChange): string {
  switch (change.kind) {
    case 'passengers':
      return t('journeyForm.passengers', change);
    case 'driverOff':
      return t('journeyForm.driverOff', change);
    case 'driverOn':
      return t('journeyForm.driverOn', change);
    case 'busOff':
      return t('journeyForm.busOff', change);
    case 'busOn':
      return t('journeyForm.busOn', change);
    case 'stopOff':
      return t('journeyForm.stopOff', { place: change.place.name });
    case 'stopOn': {
      const times = [change.arrive, change.depart].filter(Boolean).map((moment) => printMoment(moment));
      return t('journeyForm.stopOn', { place: change.place.name, times: times.join(' – ') });
    }
    case 'arrives':
    case 'departs': {
      const moved = {
        place: change.place.name,
        before: printMoment(change.before),
        after: printMoment(change.after),
      };
      return change.kind === 'arrives' ? t('journeyForm.arriveMoved', moved) : t('journeyForm.departMoved', moved);
    }
  }
}
