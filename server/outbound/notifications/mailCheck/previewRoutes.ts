import type { Deps, Route } from '../../../access';
import { drawOfferPdf } from '../../../customer/papers';
import { findCurrentLanguage, toOfficeLanguage } from '../../../platform/language';
import { toMailCompany, render } from '../render';
import { LOGO_CID } from '../templates/blocks/Layout';
import { makeSampleTrip } from './sampleTrip';

/** The styles of an e-mail stand in it. Nothing in it runs, and nothing is fetched. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";

/** An e-mail and an offer as they would look now, of a trip that nobody ordered. */
export const createPreviewRoutes = (deps: Deps) =>
  ({
    'GET /api/settings/preview/mail.html': (_request, response) => {
      const language = toOfficeLanguage(findCurrentLanguage());
      const props = { ...makeSampleTrip(deps.clock.now(), language), activationKey: 'naidis' };
      const { html, logo } = render(
        { template: 'offerSent', language, props },
        toMailCompany(deps.settings(), deps.config.publicUrl),
      );
      const picture = logo ? `data:image/png;base64,${logo.content.toString('base64')}` : '';
      response.setHeader('content-security-policy', MAIL_POLICY);
      response.type('html').send(html.replaceAll(`cid:${LOGO_CID}`, picture));
    },
    'GET /api/settings/preview/offer.pdf': async (_request, response) => {
      const { content } = await drawOfferPdf(
        deps,
        makeSampleTrip(deps.clock.now(), toOfficeLanguage(findCurrentLanguage())),
      );
      response.type('pdf').send(content);
    },
  }) satisfies Record<string, Route>;
