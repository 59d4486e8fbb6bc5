import type { Deps, Route } from '../../access';
import { requireViewer } from '../../access';
import { CompanyLogo } from '../../model/system/companyLogo.entity';
import { badInput, notFound } from '../../texts/messages';
import { receiveImage } from '../pictures';
import { toLogo } from './logo';
import { writeSettings } from './saveSettings';
import { nameVariable } from '../../platform/settings/definitions';

/** The logo, for everybody; and its upload, a multipart form with the field `image`. */
export const createLogoRoutes = (deps: Deps) =>
  ({
    'GET /storage/logo/:hash.png': (request, response) => {
      const { logo } = deps.settings();
      if (!logo || request.path !== logo.path) throw notFound('photo');
      response.type('png').send(logo.content);
    },
    'POST /api/settings/logo': async (request, response, contextOf) => {
      const { viewer } = await contextOf();
      if (deps.config.given.companyLogo !== undefined)
        throw badInput('setting.fromEnvironment', { variable: nameVariable('companyLogo') }, 'image');
      const logo = await toLogo(await receiveImage(request, response));
      await writeSettings(deps, requireViewer(viewer), { companyLogo: logo.hash }, undefined, async (manager) => {
        await manager.query('delete from company_logo');
        const { hash, content: bytes, width, height } = logo;
        await manager.insert(CompanyLogo, { hash, bytes, width, height });
      });
      deps.events.announce();
      response.json({ content: { ok: true } });
    },
  }) satisfies Record<string, Route>;
