import { readFile } from 'node:fs/promises';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database/database';
import type { Clock } from '../../platform/time';
import { findTexts } from '../../texts/texts';
import { findWords } from '../../texts/words';
import { Acceptance } from '../../model/customer/acceptance.entity';
import { offerPaper } from './paper';
import { drawPaperPdf } from './paperPdf';
import type { MailPapers, OfferedTrip, PdfFile } from './paperTypes';
import { toSeller } from './seller';

interface PaperDeps {
  config: Config;
  clock: Clock;
  db: Pick<Database, 'dataSource'>;
}

/** The company's picture; the settings have looked whether it can be read (platform/config.ts). */
const readLogo = async ({ companyLogo }: Config): Promise<Buffer | undefined> =>
  companyLogo === undefined ? undefined : readFile(companyLogo);

/** An offer as PDF: what was sent, or how it stands now. */
export const offerPdf = async ({ config, clock }: PaperDeps, offered: OfferedTrip): Promise<PdfFile> => {
  const words = findWords(offered.order.language);
  const paper = offerPaper(offered, toSeller(config, words.t), words);
  const content = await drawPaperPdf(paper, clock.now(), await readLogo(config));
  return { filename: words.t('paper.offerFile'), content };
};

/** The stored words of an offer's acceptance, or of the order's last one (at least one id is given). Null without an acceptance. */
export async function readAcceptancePdf(
  { db, config }: Pick<PaperDeps, 'db' | 'config'>,
  of: { offerId?: string; orderId?: string },
): Promise<PdfFile | null> {
  const kept = await db.dataSource.manager.findOne(Acceptance, { where: of, order: { at: 'DESC', offerId: 'DESC' } });
  if (!kept) return null;
  const filename = findTexts(kept.paper.language)('paper.acceptanceFile');
  return { filename, content: await drawPaperPdf(kept.paper, kept.at, await readLogo(config)) };
}

/** The papers that go with e-mails. */
export const createMailPapers = (deps: PaperDeps): MailPapers => ({
  offer: (offered) => offerPdf(deps, offered),
  acceptance: (offerId) => readAcceptancePdf(deps, { offerId }),
});
