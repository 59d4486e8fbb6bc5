import type { Deps, RouteHandler } from '../../access';
import { receiveFile, requireViewer } from '../../access';
import { MOST_MEGABYTES } from '../../engines/bankFiles';
import { takeBankFile } from './takeBankFile';

/** Upload of a file of the bank. */
export const createPaymentRoutes = (deps: Deps) =>
  ({
    'POST /api/bank': {
      reply: async (request, response, contextOf) => {
        const { viewer } = await contextOf();
        const { bytes, name } = await receiveFile(request, response, { megabytes: MOST_MEGABYTES });
        const taken = await takeBankFile(deps, { bytes, fileName: name, takenById: requireViewer(viewer).id });
        response.json({ content: taken });
      },
    },
  }) satisfies Record<string, RouteHandler>;
