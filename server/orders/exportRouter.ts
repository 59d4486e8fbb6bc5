import express from 'express';
import type { Request, Router } from 'express';
import { checkAccess } from '../access/allow';
import type { Deps, RequestContext } from '../access/context';
import { hasSessionCookie, refuseOtherSites } from '../access/otherSites';
import { sendCsv } from '../platform/csvReply';
import { badInput } from '../platform/errors';
import { exportList } from './archiveExport';
import type { ExportArgs } from './archiveExport';
import type { ArchiveSort } from './enums';
import { ArchiveSortEnum } from './enums';
import type { LongListName } from './longLists';

interface ExportRouterOptions {
  deps: Deps;
  contextOf(request: Request): Promise<RequestContext>;
}

/** How file names begin (spec, section 2, Archive). */
const files: Record<string, { list: LongListName; begins: string }> = {
  '/export/archive.csv': { list: 'archive', begins: 'eksport-arhiiv-' },
  '/export/rejected.csv': { list: 'rejectedOrders', begins: 'eksport-loobutud-' },
};

/**
 * GET `/export/archive.csv` and `/export/rejected.csv`, with `search`, `sort` and `descending` as the lists have them; for
 * admins.
 */
export function createExportRouter({ deps, contextOf }: ExportRouterOptions): Router {
  const router = express.Router();
  for (const [path, { list, begins }] of Object.entries(files)) {
    router.get(path, async (request, response) => {
      if (hasSessionCookie(request)) refuseOtherSites(request, deps.config.publicUrl);
      checkAccess('admin', await contextOf(request), 'read');
      await sendCsv(response, begins, deps.clock.now(), await exportList(deps, list, argsOf(request)));
    });
  }
  return router;
}

/** Errors: BAD_USER_INPUT. */
function argsOf({ query }: Request): ExportArgs {
  const { search = '', sort = 'start', descending = 'true' } = query;
  if (typeof search !== 'string' || search.length > 255) throw badInput('Otsing on kuni 255 tähemärki', 'search');
  if (!isSort(sort)) throw badInput('Nii ei saa sorteerida', 'sort');
  if (descending !== 'true' && descending !== 'false') throw badInput('Väärtus on true või false', 'descending');
  return { search, sort, descending: descending === 'true' };
}

const isSort = (sort: unknown): sort is ArchiveSort => typeof sort === 'string' && Object.hasOwn(ArchiveSortEnum, sort);
