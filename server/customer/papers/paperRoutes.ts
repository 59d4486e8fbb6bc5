import { offerEnd } from '../../model/orders/offerEnd';
import { findLatestOffer } from '../../model/orders/latestOffer';
import { findOfferByKey, offerLink, orderSnapshot, wasAgreed } from '../../orders';
import type { Request, Response } from 'express';
import type { Deps, Route } from '../../access';
import { listCancellationSteps } from '../../sales/cancellation';
import { replyByKey, requireId, isId, requireTripByKey } from '../../access';
import { Offer } from '../../model/orders/offer.entity';
import type { Order } from '../../model/orders/order.entity';
import { findKey } from '../../platform/api/parseInput';
import { PortalError } from '../../platform/errors';
import { message, notFound } from '../../texts/messages';
import { readAcceptancePdf, drawOfferPdf } from './mailPapers';
import type { OfferedTrip, PdfFile } from './paperTypes';

/** Offers and acceptances as PDF. Opening one changes nothing, as with every link (docs/product.md, 'Papers'). */
export const createPaperRoutes = (deps: Deps) => {
  const { manager } = deps.db.dataSource;

  async function readOffered(offer: Offer): Promise<OfferedTrip> {
    const order = await orderSnapshot(manager, offer.orderId);
    const departure = { startsAt: new Date(order.startsAt) };
    const end = offerEnd(offer, departure);
    const { id, price, vatRate, note, lines, showLines } = offer;
    const shown = {
      lines: showLines ? lines : null,
      validUntil: end?.toISOString() ?? null,
      cancellation: await listCancellationSteps(manager, departure, offer, deps.clock.now()),
    };
    return { order, offer: { id, price, vatRate, note, ...shown } };
  }

  const readOfferKey = (request: Request): string => findKey(request.query, 'activation_key');
  const requireOffer = (request: Request): Promise<Offer> =>
    findOfferByKey(manager, requireId(request, 'offer'), readOfferKey(request));

  /** The document that the holder of a link may have: the offer while it waits, then the acceptance. */
  async function requirePaper(offer: Offer, activationKey: string): Promise<PdfFile> {
    const id = offer.orderId;
    const { status, ended } = await offerLink(deps, id, activationKey);
    // A later price correction is a separate offer with the same link.
    if (status === 'accepted')
      return (await readAcceptancePdf(deps, { orderId: id })) ?? drawOfferPdf(deps, await readOffered(offer));
    if (status === 'open' && !ended) return drawOfferPdf(deps, await readOffered(offer));
    throw new PortalError('WRONG_KEY', status === 'rejected' ? message('offer.rejected') : message('offer.ended'));
  }

  /** The trip whose key is in the query. */
  const requireTrip = (request: Request): Promise<Order> =>
    requireTripByKey(manager, requireId(request, 'trip'), findKey(request.query));

  return {
    'GET /api/offer/:id.pdf': replyByKey(requireOffer, async (offer, request, response) => {
      sendPaper(response, await requirePaper(offer, readOfferKey(request)));
    }),
    'GET /api/trip/:id/offer.pdf': replyByKey(requireTrip, async (order, _request, response) => {
      const offer = await manager.findOneBy(Offer, { orderId: order.id, status: 'open' });
      const end = offer && offerEnd(offer, order);
      if (!offer || (end && end <= deps.clock.now())) throw notFound('offer');
      sendPaper(response, await drawOfferPdf(deps, await readOffered(offer)));
    }),
    'GET /api/trip/:id/acceptance.pdf': replyByKey(requireTrip, async (order, request, response) => {
      const of = findKey(request.query, 'of');
      // Which of several; the newest where it is not said.
      const which = { orderId: order.id, ...(isId(of) && { offerId: of }) };
      const isAgreed = wasAgreed(order, await findLatestOffer(manager, order.id));
      const paper = isAgreed && (await readAcceptancePdf(deps, which));
      if (!paper) throw notFound('confirmation');
      sendPaper(response, paper);
    }),
    'GET /api/order/:id/offer.pdf': async (request, response) => {
      const id = requireId(request, 'order');
      const offer = await findLatestOffer(manager, id);
      if (!offer) throw notFound('offer');
      sendPaper(response, await drawOfferPdf(deps, await readOffered(offer)));
    },
    'GET /api/acceptance/:id.pdf': async (request, response) => {
      const paper = await readAcceptancePdf(deps, { offerId: requireId(request, 'confirmation') });
      if (!paper) throw notFound('confirmation');
      sendPaper(response, paper);
    },
  } satisfies Record<string, Route>;
};

export function sendPaper(response: Response, { filename, content }: PdfFile): void {
  response.attachment(filename).send(content);
}
