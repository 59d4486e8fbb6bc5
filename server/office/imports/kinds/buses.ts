import { BusDetailsInput, changeBus } from '../../../company/fleet';
import { Bus } from '../../../model/fleet/bus.entity';
import { isBlank } from '../../../platform/api/notBlank';
import { insertRows } from '../../../platform/database/insertRows';
import { message } from '../../../texts/messages';
import { readDay, readNumber, readText, readYesNo } from '../columns';
import type { Column } from '../columns';
import { createFlatKind, pickFields } from './flatKind';
import { fill, findProblems, problem } from './kind';

const columns: readonly Column[] = [
  {
    key: 'name',
    title: 'importColumn.busName',
    read: readText,
    isRequired: true,
    headings: ['buss', 'nimi', 'mark', 'mudel', 'bus', 'coach', 'name', 'автобус', 'bussi', 'auto'],
    sample: 'Setra 515 HD',
  },
  {
    key: 'plate',
    title: 'importColumn.plate',
    read: (text) => ({ value: text.toUpperCase() }),
    headings: ['registreerimismärk', 'reg märk', 'regnr', 'number', 'plate', 'госномер', 'rekisterinumero'],
    sample: '123 ABC',
  },
  {
    key: 'seats',
    title: 'importColumn.seats',
    read: readNumber,
    headings: ['kohti', 'kohad', 'istekohti', 'istekohad', 'seats', 'места', 'paikat'],
    sample: '49',
  },
  {
    key: 'lift',
    title: 'importColumn.lift',
    read: readYesNo,
    headings: ['lift', 'ratastooli tõstuk', 'tõstuk', 'wheelchair lift', 'подъемник', 'nostin'],
    sample: 'jah',
  },
  {
    key: 'luggageM3',
    title: 'importColumn.luggage',
    read: readNumber,
    headings: ['pagasiruum', 'pagas', 'luggage', 'багаж', 'tavaratila'],
    sample: '8,5',
  },
  {
    key: 'inspectionEnds',
    title: 'importColumn.inspectionEnds',
    read: readDay,
    headings: ['ülevaatus kehtib', 'ülevaatus', 'tehnoülevaatus', 'inspection', 'техосмотр', 'katsastus'],
    sample: '31.05.2027',
  },
  {
    key: 'insuranceEnds',
    title: 'importColumn.insuranceEnds',
    read: readDay,
    headings: ['kindlustus kehtib', 'kindlustus', 'insurance', 'страховка', 'vakuutus'],
    sample: '30.06.2027',
  },
];

/** The fields that a file need not tell. */
const defaults = { plate: null, seats: null, lift: false, luggageM3: null, inspectionEnds: null, insuranceEnds: null };

export const buses = createFlatKind({
  columns,
  table: 'bus',
  defaults,
  readStored: async ({ manager }) => {
    await manager.query(`select pg_advisory_xact_lock(hashtext('importedBuses'))`);
    return (await manager.find(Bus)).map((bus) => pickFields(columns, bus));
  },
  check: ({ name, ...others }) => {
    if (isBlank(String(name))) return [problem('name', message('form.nameMissing'))];
    if (String(name).length > 255) return [problem('name', message('input.longest', { most: 255 }))];
    const given = Object.keys(defaults)
      .filter((key) => others[key] !== null)
      .map((key) => [key, others[key]] as const);
    return findProblems(fill(BusDetailsInput, Object.fromEntries(given)));
  },
  listKeys: ({ name, plate }) => [
    ...(plate ? [`plate ${String(plate).replace(/\s/g, '')}`] : []),
    `name ${String(name).trim().toLowerCase()}`,
  ],
  // Buses of one model have one name; their plates tell them apart.
  isSame: (stored, given) =>
    !stored.plate || !given.plate || String(stored.plate).replace(/\s/g, '') === String(given.plate).replace(/\s/g, ''),
  subject: ({ name = '', plate }) => [name, plate].filter(Boolean).join(', '),
  insert: ({ manager }, rows) => insertRows(manager, Bus, rows),
  update: ({ deps }, { id, name, ...changed }) =>
    changeBus(deps, id, { name: String(name), details: fill(BusDetailsInput, changed) }),
});
