import { findWords } from '../../../texts/words';
import type { Language } from '../../../platform/language';
import { days } from '../../../platform/time';
import type { OfferedTrip } from '../../../customer/papers';

/** A trip that nobody ordered, to show what an offer looks like: in a fortnight, from Tallinn to Tartu. */
export function makeSampleTrip(now: Date, language: Language): OfferedTrip {
  const { t } = findWords(language);
  const start = new Date(Math.ceil(now.getTime() / days(1)) * days(1) + days(14));
  const at = (hours: number): string => new Date(start.getTime() + hours * 3_600_000).toISOString();
  return {
    order: {
      id: '00000000-0000-7000-8000-000000000000',
      startsAt: at(6),
      endsAt: at(8.5),
      durationS: 9000,
      distanceM: 186_000,
      passengers: 47,
      fullName: t('mailCheck.sampleName'),
      email: 'proov@naidis.example',
      phone: '+37255500000',
      language,
      company: null,
      clientNotes: '',
      groupFullName: null,
      groupEmail: null,
      groupPhone: null,
      stops: [
        { city: 'Tallinn', address: 'Viru väljak 4', arrive: null, depart: at(6) },
        { city: 'Tartu', address: 'Raekoja plats 1', arrive: at(8.5), depart: null },
      ],
      food: [],
      tripNumber: null,
    },
    offer: {
      id: '00000000-0000-7000-8000-000000000001',
      price: 54_000,
      vatRate: 24,
      note: t('mailCheck.sampleNote'),
      validUntil: at(-24 * 7),
    },
  };
}
