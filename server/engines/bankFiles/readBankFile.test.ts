import { MOST_MEGABYTES, readBankFile } from './index';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02';
const account = '<Acct><Id><IBAN>EE382200221020145685</IBAN></Id></Acct>';
const entry = (inside = '', amount = '<Amt Ccy="EUR">12.50</Amt>') =>
  `<Ntry>${amount}<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-06-15</Dt></BookgDt>${inside}</Ntry>`;
const inFile = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="${NAMESPACE}"><BkToCstmrStmt><Stmt>${account}${inside}</Stmt></BkToCstmrStmt></Document>`;
const details = (inside: string) => entry(`<NtryDtls><TxDtls>${inside}</TxDtls></NtryDtls>`);

const read = (xml: string | Buffer) => readBankFile([Buffer.from(xml)]);
async function readEntries(inside: string) {
  const file = await read(inFile(inside));
  if ('problem' in file) throw new Error(JSON.stringify(file.problem));
  return file.statements.flatMap(({ entries }) => entries);
}
const readOne = async (inside: string) => (await readEntries(inside))[0]!;

describe('a file that cannot be trusted says why', () => {
  const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`;
  test.each<[string, string | Buffer, object]>([
    ['nothing', '', { kind: 'empty' }],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), { kind: 'encoding', encoding: 'utf-8' }],
    ['a table', 'Kuupäev;Summa\n15.06.2026;12,50', { kind: 'notXml', line: 2 }],
    ['a page', '<html><body/></html>', { kind: 'notBankFile', root: 'html' }],
    [
      'a payment order',
      inFile('').replace('camt.053', 'pain.001'),
      { kind: 'notBankFile', root: NAMESPACE.replace('camt.053', 'pain.001') },
    ],
    ['a billion laughs', laughs + inFile('').slice(38), { kind: 'declaresType' }],
    ['an entity', inFile(details('<RmtInf><Ustrd>&xxe;</Ustrd></RmtInf>')), { kind: 'notXml', line: 1 }],
    ['ten thousand levels', inFile('<X>'.repeat(10_000)), { kind: 'tooDeep' }],
    ['a file that was cut short', inFile(entry()).slice(0, -60), { kind: 'truncated' }],
    [
      'Windows-1257 that says UTF-8',
      Buffer.from(inFile(details('<RmtInf><Ustrd>\u00d5hk</Ustrd></RmtInf>')), 'latin1'),
      { kind: 'encoding', encoding: 'UTF-8' },
    ],
    ['an encoding of nobody', inFile('').replace('UTF-8', 'x-mine'), { kind: 'encoding', encoding: 'x-mine' }],
    ['dollars alone', inFile(entry('', '<Amt Ccy="USD">5.00</Amt>')), { kind: 'otherCurrency', currency: 'USD' }],
    [
      'a sum with three decimals',
      inFile(`\n${entry('', '<Amt Ccy="EUR">5.001</Amt>')}`),
      { kind: 'badEntry', line: 2, field: 'amount' },
    ],
    [
      'a sum less than 0',
      inFile(entry('', '<Amt Ccy="EUR">-5.00</Amt>')),
      { kind: 'badEntry', line: 1, field: 'amount' },
    ],
    ['a day that is none', inFile(entry().replace('06-15', '02-30')), { kind: 'badEntry', line: 1, field: 'date' }],
    ['no direction', inFile(entry().replace('CRDT', 'BOTH')), { kind: 'badEntry', line: 1, field: 'direction' }],
    ['no account', inFile(entry()).replace(account, ''), { kind: 'badEntry', line: 1, field: 'account' }],
  ])('%s', async (_, xml, problem) => {
    expect(await read(xml)).toEqual({ problem });
  });

  it('is read no further than the most bytes', async () => {
    let taken = 0;
    function* endless() {
      yield Buffer.from(inFile('').slice(0, 200));
      for (;;) {
        taken += 1;
        yield Buffer.alloc(1024 * 1024, ' ');
      }
    }
    expect(await readBankFile(endless())).toEqual({ problem: { kind: 'tooLarge', megabytes: MOST_MEGABYTES } });
    expect(taken).toBe(MOST_MEGABYTES);
  });
});

it('reads a file that comes byte by byte', async () => {
  const bytes = Buffer.from(inFile(details('<RmtInf><Ustrd>Õhtu &amp; öö</Ustrd></RmtInf>')));
  const whole = await readBankFile([bytes]);
  expect(await readBankFile([...bytes].map((byte) => Buffer.of(byte)))).toEqual(whole);
  expect(whole).toMatchObject({ statements: [{ entries: [{ text: 'Õhtu & öö', cents: 1250 }] }] });
});

it('reads Windows-1257 that says so', async () => {
  const xml = inFile(details('<RmtInf><Ustrd>?</Ustrd></RmtInf>')).replace('UTF-8', 'windows-1257');
  const bytes = Buffer.from(xml, 'latin1');
  bytes[bytes.lastIndexOf('?')] = 0xd0;
  expect(await read(bytes)).toMatchObject({ statements: [{ entries: [{ text: 'Š' }] }] });
});

describe('references', () => {
  const remittance = (inside: string) =>
    readOne(details(`<RmtInf>${inside}</RmtInf>`)).then(({ references }) => references);
  test.each([
    ['structured', '<Strd><CdtrRefInf><Ref>121312952</Ref></CdtrRefInf></Strd>', ['121312952']],
    [
      'structured with groups and zeros',
      '<Strd><CdtrRefInf><Ref>00 12131 2952</Ref></CdtrRefInf></Strd>',
      ['121312952'],
    ],
    ['of ISO 11649', '<Strd><CdtrRefInf><Ref>RF31121312952</Ref></CdtrRefInf></Strd>', ['121312952']],
    ['tagged', '<Ustrd>/RFB/121312952/TXT/Arve 5</Ustrd>', ['121312952']],
    ['bare', '<Ustrd>121312952</Ustrd>', ['121312952']],
    ['bare and long', '<Ustrd>Buss 121312952, aitäh</Ustrd>', ['121312952']],
    ['bare with a wrong check digit', '<Ustrd>121312953</Ustrd>', []],
    ['short after its word', '<Ustrd>Tellimus 1013 viitenr 13</Ustrd>', ['13']],
    ['in Russian', '<Ustrd>номер ссылки: 10139</Ustrd>', ['10139']],
    ['the number of a trip', '<Ustrd>Tellimus 10139</Ustrd>', []],
    ['a day, a sum, a phone', '<Ustrd>15.06.2026 tel +37212131295 summa 1213129.52</Ustrd>', []],
    ['a personal code', '<Strd><CdtrRefInf><Ref>37605030299</Ref></CdtrRefInf></Strd>', []],
  ])('%s', async (_, inside, references) => {
    expect(await remittance(inside)).toEqual(references);
  });
});

describe('a person', () => {
  it('leaves no personal code behind, wherever it stands', async () => {
    const read = await readOne(
      details(
        `<RltdPties><Dbtr><Nm>Mari Maasikas 37605030299</Nm><Id><PrvtId><Othr><Id>37605030299</Id></Othr></PrvtId></Id></Dbtr></RltdPties>
         <RmtInf><Ustrd>37605030299 eest, isikukood: 37605030299</Ustrd></RmtInf>`,
      ),
    );
    expect(JSON.stringify(read)).not.toContain('37605030299');
    expect(read.payerName).toBe('Mari Maasikas ***********');
  });

  it('is no company by a code that is none', async () => {
    const org = (code: string) =>
      readOne(
        details(`<RltdPties><Dbtr><Nm>A</Nm><Id><OrgId><Othr><Id>${code}</Id></Othr></OrgId></Id></Dbtr></RltdPties>`),
      );
    expect((await org('10137319')).payerRegistryCode).toBe('10137319');
    expect((await org('37605030299')).payerRegistryCode).toBeNull();
  });
});

describe('one movement', () => {
  const transaction = (cents: string, id: string) =>
    `<TxDtls><Refs><AcctSvcrRef>${id}</AcctSvcrRef></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">${cents}</Amt></TxAmt></AmtDtls></TxDtls>`;

  it('comes from each transaction of a batch', async () => {
    const batch = entry(`<NtryDtls>${transaction('10.00', 'a')}${transaction('2.50', 'b')}</NtryDtls>`);
    expect((await readEntries(batch)).map(({ cents }) => cents)).toEqual([1000, 250]);
  });

  it('is a batch as a whole when its transactions do not add up', async () => {
    const batch = entry(`<NtryDtls>${transaction('10.00', 'a')}${transaction('2.40', 'b')}</NtryDtls>`);
    expect(await readEntries(batch)).toMatchObject([{ cents: 1250, references: [], payerName: null }]);
  });

  it.each([
    ['a batch whose parts have no sums', '<NtryDtls><TxDtls/><TxDtls/></NtryDtls>', '', false],
    ['an entry without details', '', '', false],
    ['an entry with the code of a charge', '', 'CHRG', true],
    ['details without another side', '<NtryDtls><TxDtls/></NtryDtls>', '', true],
    ['a batch of charges', '<NtryDtls><TxDtls/><TxDtls/></NtryDtls>', 'COMM', true],
  ])(
    'that was sent is a charge of the bank by its code, or by details without another side: %s',
    async (_, inside, code, isFee) => {
      const coded = code && `<BkTxCd><Domn><Fmly><SubFmlyCd>${code}</SubFmlyCd></Fmly></Domn></BkTxCd>`;
      const sent = entry(coded + inside, '<Amt Ccy="EUR">300.00</Amt>').replace('CRDT', 'DBIT');
      expect(await readEntries(sent)).toMatchObject([{ cents: -30_000, isFee }]);
    },
  );

  it('has the same identity in each dialect, and two like payments without an id have two', async () => {
    const old = await readOne(entry('<NtryRef>7</NtryRef>'));
    const renewed = await readOne(entry('<NtryRef>7</NtryRef>').replace('BOOK', '<Cd>BOOK</Cd>'));
    expect(renewed.identity).toBe(old.identity);
    const [first, second, again] = await readEntries(
      entry() + entry() + entry('<AcctSvcrRef>x</AcctSvcrRef>').repeat(2),
    );
    expect(first!.identity).not.toBe(second!.identity);
    expect(again!.identity).not.toBe(second!.identity);
  });

  it('keeps the payer of a payment that was taken back', async () => {
    const read = await readOne(
      details(
        '<RltdPties><Dbtr><Nm>Maksja</Nm></Dbtr><DbtrAcct><Id><IBAN>EE1</IBAN></Id></DbtrAcct><Cdtr><Nm>Meie</Nm></Cdtr><CdtrAcct><Id><IBAN>EE382200221020145685</IBAN></Id></CdtrAcct></RltdPties>',
      ).replace('<CdtDbtInd>CRDT</CdtDbtInd>', '<CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd>'),
    );
    expect(read).toMatchObject({ cents: -1250, isReversal: true, payerName: 'Maksja', payerIban: 'EE1' });
  });

  it.each([
    ['2026-06-14T21:30:00Z', '2026-06-15'],
    ['2026-02-28T22:30:00+00:00', '2026-03-01'],
    ['2026-02-28T23:30:00+01:00', '2026-03-01'],
    ['2026-03-01T00:30:00+03:00', '2026-02-28'],
    ['2026-03-01T00:30:00.000+02:00', '2026-03-01'],
    ['2026-02-28T22:30:00', '2026-02-28'],
  ])('is booked on the day in Estonia: %s', async (written, day) => {
    const late = entry().replace('<Dt>2026-06-15</Dt>', `<DtTm>${written}</DtTm>`);
    expect((await readOne(late)).bookedOn).toBe(day);
  });

  it('that is not booked yet, or in dollars, is counted', async () => {
    const file = await read(inFile(entry() + entry().replace('BOOK', 'PDNG') + entry('', '<Amt Ccy="USD">1.00</Amt>')));
    expect(file).toMatchObject({
      leftOut: [
        { kind: 'otherCurrency', currency: 'USD', count: 1 },
        { kind: 'notBooked', count: 1 },
      ],
    });
  });
});
