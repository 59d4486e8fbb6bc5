import type { Deps, Route } from '../../access';
import { requireId, requireViewer } from '../../access';
import { receivePhoto, sendPhoto } from '../../company/photos';
import { requireReporterOrOffice } from './defects';

/** The photo of a defect: the reporter or the office adds it, and all who are signed in see it. */
export const createDefectPhotoRoutes = (deps: Deps) =>
  ({
    'POST /api/defect/:id/photo': async (request, response, context) => {
      await requireReporterOrOffice(deps, requireViewer((await context()).viewer), requireId(request, 'photo'));
      await receivePhoto(deps, 'defect', { request, response });
    },
    'GET /storage/defect/:id.jpg': (request, response) => sendPhoto(deps, 'defect', { request, response }),
  }) satisfies Record<string, Route>;
