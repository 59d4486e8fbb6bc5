import type { Deps, Route } from '../../access';
import { receiveFile } from '../../access';
import { MOST_MEGABYTES, readFile } from './read/readFile';
import { takeMail } from './takeMail';

/** Upload of a mail. */
export const createMailRoutes = (deps: Deps) =>
  ({
    'POST /api/mail': async (request, response) => {
      const { bytes, name } = await receiveFile(request, response, { megabytes: MOST_MEGABYTES });
      response.json({ content: await takeMail(deps, bytes, await readFile(bytes, name)) });
    },
  }) satisfies Record<string, Route>;
