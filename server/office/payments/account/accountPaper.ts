import type { Deps } from '../../../access';
import type { PdfFile } from '../../../customer/papers';
import { drawPaperPdf, toSeller, toSection } from '../../../customer/papers';
import type { AccountRow } from '../../../engines/account';
import type { Paper } from '../../../model/customer/paper';
import { BYTE_ORDER_MARK, printCsvRow, printCsvSum } from '../../../platform/values/csv/csv';
import type { Settings } from '../../../platform/settings/settings';
import { startOfLocalDate } from '../../../platform/time';
import type { Words } from '../../../texts/words';
import { findWords } from '../../../texts/words';
import type { AccountArgs } from './accountTypes';
import type { CustomerAccount } from './readAccount';
import { readAccount } from './readAccount';

const nameRow = ({ kind, numbers }: AccountRow, { t }: Words): string =>
  [t(`account.${kind}`), numbers].filter(Boolean).join(' ');

export function writeAccountPaper(account: CustomerAccount, settings: Settings, words: Words): Paper {
  const { name, registryCode, address, from, to, language, openingCents, closingCents, rows } = account;
  const { t, euros, date } = words;
  const print = (day: string) => date(startOfLocalDate(day));
  const closing = closingCents < 0 ? 'account.closingCredit' : 'account.closing';
  return {
    language,
    title: t('account.title'),
    subject: `${print(from)} – ${print(to)}`,
    letterhead: toSeller(settings, t).letterhead,
    sections: [
      toSection(t('account.customer'), 'facts', [
        [t('paper.name'), name],
        [t('paper.registryCode'), registryCode],
        [t('paper.address'), address],
      ]),
      {
        heading: t('account.rows'),
        style: 'sums',
        rows: [
          { label: t('account.opening', { day: print(from) }), value: euros(openingCents) },
          ...rows.map((row) => ({ label: `${print(row.day)}  ${nameRow(row, words)}`, value: euros(row.cents) })),
          { label: t(closing, { day: print(to) }), value: euros(Math.abs(closingCents)), strong: true },
        ],
        texts: [t('account.signs')],
      },
    ],
  };
}

/** The statement as PDF, in the language of the customer. Errors: as of `readAccount`. */
export async function drawAccountPdf(deps: Pick<Deps, 'db'>, wish: AccountArgs, settings: Settings): Promise<PdfFile> {
  const account = await readAccount(deps, wish);
  const words = findWords(account.language);
  const paper = writeAccountPaper(account, settings, words);
  const content = await drawPaperPdf(paper, startOfLocalDate(wish.to), { logo: settings.logo?.content });
  return { filename: words.t('account.file', { day: wish.to }), content };
}

/** The statement as CSV, in Estonian as every export. Errors: as of `readAccount`. */
export async function writeAccountCsv(deps: Pick<Deps, 'db'>, wish: AccountArgs): Promise<string> {
  const { openingCents, closingCents, rows } = await readAccount(deps, wish);
  const words = findWords('et');
  const { t } = words;
  const lines = [
    ['Kuupäev', 'Kirje', 'Arveldatud', 'Laekunud', 'Saldo'],
    [wish.from, t('account.openingShort'), '', '', printCsvSum(openingCents)],
    ...rows.map((row) => {
      const isPaid = row.kind === 'payment' || row.kind === 'refund';
      const [invoiced, paid] = isPaid ? ['', printCsvSum(-row.cents)] : [printCsvSum(row.cents), ''];
      return [row.day, nameRow(row, words), invoiced, paid, printCsvSum(row.balanceCents)];
    }),
    [wish.to, t('account.closingShort'), '', '', printCsvSum(closingCents)],
  ];
  return BYTE_ORDER_MARK + lines.map(printCsvRow).join('');
}
