import type { Deps, Viewer } from '../../access';
import { estimateArrivals } from '../../maps';
import { MailDraft } from '../../model/customer/mailDraft.entity';
import type { MailFieldKey } from '../../model/customer/mailDraft.entity';
import { ReceivedMail } from '../../model/customer/receivedMail.entity';
import type { InquiryInput } from '../../orders';
import { submitInquiry, updateOrder } from '../../orders';
import { addMs, toMoment } from '../../platform/time';
import { toLanguage } from '../../platform/language';
import { PortalError } from '../../platform/errors';
import { badInput, conflict, notFound } from '../../texts/messages';
import { writeNextVersion } from './changeDraft';
import { listMissing, VIA_BORDER } from './draftFields';

type Fields = MailDraft['fields'];
type Stop = InquiryInput['stops'][number];

/** The limit of a customer's notes. */
const MOST_NOTES = 4000;
/** A stop on the way: to get off and on. */
const STOP_MS = 15 * 60_000;

/**
 * Makes the order of a draft by the way of every inquiry, under the id of the draft: pressed twice it is one order. Returns
 * its id. Errors: as submitInquiry, at the fields of the draft; CONFLICT while something is missing.
 */
export async function makeOrderOfMail(deps: Deps, viewer: Viewer, id: string, seenVersion: number): Promise<string> {
  const { manager } = deps.db.dataSource;
  const draft = await manager.findOneBy(MailDraft, { id });
  if (!draft) throw notFound('mailDraft');
  if (draft.state === 'ordered' && draft.orderId) return draft.orderId;
  if (draft.state !== 'waiting') throw conflict('mail.noDraft');
  if (draft.version !== seenVersion) throw conflict('mail.changedMeanwhile');
  if (listMissing(draft.fields).length > 0) throw conflict('mail.fieldsMissing');
  const input = await toInquiry(deps, draft);
  const orderId = await submitInquiry(deps, input, false).catch((error: unknown) => {
    throw nameDraftField(error, input.stops.length, draft.fields);
  });
  const companyRegistrationNumber = draft.fields.registryCode?.value;
  if (companyRegistrationNumber) await updateOrder(deps, viewer, orderId, null, { companyRegistrationNumber });
  await deps.db.transaction((within) =>
    writeNextVersion(within, id, deps.clock.now(), () => ({ state: 'ordered', orderId })),
  );
  return orderId;
}

async function toInquiry(deps: Deps, { id, fields }: MailDraft): Promise<InquiryInput> {
  const read = (key: MailFieldKey): string => fields[key]?.value ?? '';
  const [first] = await deps.db.dataSource.manager.find(ReceivedMail, {
    where: { draftId: id },
    order: { sentAt: 'ASC' },
    take: 1,
  });
  return {
    id,
    stops: await planStops(deps, fields),
    food: [],
    passengers: Number(read('passengers')),
    notes: (first?.text ?? '').slice(0, MOST_NOTES).trim(),
    fullName: read('fullName'),
    email: read('email'),
    phone: read('phone'),
    company: read('company') || null,
    language: toLanguage(read('language')) ?? null,
  };
}

/** Stops in driving order. The bus waits at a stop on the way for some minutes, and at the end until the way back. */
async function planStops(deps: Deps, fields: Fields): Promise<Stop[]> {
  const isReturn = fields.isReturn?.value === 'yes';
  const via = (fields.via?.value ?? '').split(VIA_BORDER).filter(Boolean);
  const addresses = [fields.from?.value ?? '', ...via, fields.to?.value ?? ''];
  const places = await Promise.all(
    addresses.map(async (address) => {
      const place = await deps.maps.geocode(address);
      if (!place) throw badInput('mail.noSuchPlace', { name: address }, 'from');
      const { city, lat, lng } = place;
      return { city, address: place.address, lat, lng, depart: null as Date | null };
    }),
  );
  const [begin] = places;
  const end = places.at(-1);
  if (!begin || !end) throw conflict('mail.fieldsMissing');
  begin.depart = toMoment(fields.day?.value ?? '', fields.time?.value ?? '');
  for (let index = 1; index < places.length - 1; index += 1) {
    const { stops } = await estimateArrivals(places.slice(0, index + 1), deps.maps);
    const arrive = stops[index]?.arrive;
    const place = places[index];
    if (place && arrive) place.depart = addMs(arrive, STOP_MS);
  }
  if (!isReturn) return places;
  end.depart = toMoment(fields.returnDay?.value ?? '', fields.returnTime?.value ?? '');
  return [...places, { ...begin, depart: null }];
}

/** The draft has other fields than the form of an inquiry. */
function nameDraftField(error: unknown, stops: number, fields: Fields): unknown {
  if (!(error instanceof PortalError)) return error;
  const field = error.options.field;
  const stop = /^stops\.(?<index>\d+)/.exec(field ?? '')?.groups?.index;
  if (stop === undefined) return error;
  const isBack = fields.isReturn?.value === 'yes' && Number(stop) === stops - 2;
  return new PortalError(error.code, error.told, { ...error.options, field: isBack ? 'returnTime' : 'time' });
}
