import type { Database } from '../../platform/database/database';
import type { CurrentSettings } from '../../platform/settings/settings';
import type { Clock } from '../../platform/time';
import { findTexts } from '../../texts/texts';
import { findWords } from '../../texts/words';
import { Acceptance } from '../../model/customer/acceptance.entity';
import { writeOfferPaper } from './paper';
import { drawPaperPdf } from './paperPdf';
import type { MailPapers, OfferedTrip, PdfFile } from './paperTypes';
import { toSeller } from './seller';

interface PaperDeps {
  settings: CurrentSettings;
  clock: Clock;
  db: Pick<Database, 'dataSource'>;
}

/** An offer as PDF: what was sent, or how it stands now. */
export const drawOfferPdf = async ({ settings, clock }: PaperDeps, offered: OfferedTrip): Promise<PdfFile> => {
  const words = findWords(offered.order.language);
  const paper = writeOfferPaper(offered, toSeller(settings(), words.t), words);
  const content = await drawPaperPdf(paper, clock.now(), { logo: settings().logo?.content });
  return { filename: words.t('paper.offerFile'), content };
};

/** The stored words of an offer's acceptance, or of the order's last one (at least one id is given). Null without an acceptance. */
export async function readAcceptancePdf(
  { db, settings }: Pick<PaperDeps, 'db' | 'settings'>,
  of: { offerId?: string; orderId?: string },
): Promise<PdfFile | null> {
  const kept = await db.dataSource.manager.findOne(Acceptance, { where: of, order: { at: 'DESC', offerId: 'DESC' } });
  if (!kept) return null;
  const filename = findTexts(kept.paper.language)('paper.acceptanceFile');
  return { filename, content: await drawPaperPdf(kept.paper, kept.at, { logo: settings().logo?.content }) };
}

/** The papers of trips that go with e-mails. */
export const createMailPapers = (deps: PaperDeps): MailPapers => ({
  offer: (offered) => drawOfferPdf(deps, offered),
  acceptance: (offerId) => readAcceptancePdf(deps, { offerId }),
});
