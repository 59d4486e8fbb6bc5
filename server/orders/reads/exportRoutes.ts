import { toKey } from '../../texts/messages';
import * as v from 'valibot';
import type { Deps, Route } from '../../access';
import { sendCsv } from '../../platform/files/csvReply';
import { parseInput, searchText } from '../../platform/api/parseInput';
import { exportList } from './archiveExport';
import { ArchiveSortEnum } from '../types/enums';
import type { LongListName } from '../lifecycle/orderTally';

/** With `search`, `sort` and `descending` as the lists have them. */
export const exportRoutes = (deps: Deps) => ({
  'GET /api/export/archive.csv': download(deps, 'archive', 'eksport-arhiiv-'),
  'GET /api/export/rejected.csv': download(deps, 'rejectedOrders', 'eksport-loobutud-'),
});

/** `begins`: how the file's name begins (docs/product.md, 'Archive'). */
const download =
  (deps: Deps, list: LongListName, begins: string): Route =>
  async (request, response) => {
    await sendCsv(
      response,
      begins,
      deps.clock.now(),
      await exportList(deps, list, parseInput(exportArgs, request.query)),
    );
  };

const descending = v.picklist(['true', 'false'], toKey('list.notBoolean'));

const exportArgs = v.object({
  search: v.optional(searchText, ''),
  sort: v.optional(v.enum(ArchiveSortEnum, toKey('list.badSort')), 'start'),
  descending: v.pipe(
    v.optional(descending, 'true'),
    v.transform((value) => value === 'true'),
  ),
});
