// Files of the bank and payments, for the office alone. A name in braces is filled in.

export const bank = {
  empty: 'Fail on tühi',
  tooLarge: 'Fail on liiga suur: kuni {most} MB. Laadige väljavõte pangast lühema ajavahemiku kohta.',
  tooDeep: 'Fail ei ole panga väljavõte: selle sisu on liiga sügavalt üksteise sees',
  tooManyEntries: 'Failis on liiga palju kandeid: kuni {most}. Laadige väljavõte pangast lühema ajavahemiku kohta.',
  declaresType: 'Failis on dokumenditüübi kirjeldus (DOCTYPE). Pangad seda ei kirjuta, seepärast faili ei loeta.',
  truncated: 'Fail on poolik: lõpp on puudu. Laadige see pangast uuesti.',
  encoding:
    'Faili tähed ei ole kodeeringus, mida fail ise nimetab ({encoding}). Laadige see pangast uuesti, ilma seda vahepeal avamata.',
  notXml: 'Faili ei saa lugeda: viga real {line}. Laadige see pangast uuesti.',
  notBankFile:
    'See ei ole panga väljavõte (camt.053, camt.052 või camt.054), vaid „{root}“. Valige pangas vorminguks ISO 20022 XML.',
  otherCurrency: 'Failis on ainult kanded valuutas {currency}. Arveid saab maksta eurodes.',
  badAmount: 'Kande summa on vigane (rida {line}). Faili ei loetud.',
  badDate: 'Kande kuupäev on vigane (rida {line}). Faili ei loetud.',
  badDirection: 'Kandest ei selgu, kas raha tuli või läks (rida {line}). Faili ei loetud.',
  badAccount: 'Väljavõttel puudub konto number (rida {line}). Faili ei loetud.',
  noStatement: 'Failis ei ole ühtegi konto väljavõtet',
  decidedAlready: 'Selle kande kohta on juba otsustatud. Laadige leht uuesti.',
  undoneAlready: 'See on juba tagasi võetud',
  moreThanPaid: 'Arvetele jagatud summa on suurem kui kanne',
  invoiceRepeated: 'Sama arve on kaks korda',
  owesLess: 'Arvel {invoice} on maksta {open}. Laadige leht uuesti.',
  otherSum: 'Panga tagasi võetud summa ei ole selle laekumise summa',
  amountMissing: 'Palun sisestage summa',
  cashOrCard: 'Siia sobib sularaha või kaart',
  inFuture: 'Laekumise päev ei saa olla tulevikus',
  nothingToBook: 'Kliendil ei ole ettemaksu või arve on makstud',
  creditIsLess: 'Kliendi ettemaks on {credit}',
  receiptOnly: 'Kviitung on ainult sularaha- ja kaardimaksel',
  refundInstead: 'Pangalingi ja kaardimakse võetakse tagasi tagasimaksega',
  refundTooMuch: 'Tagasi maksta saab kuni {most}',
  refundRefused:
    'Makseteenus keeldus tagasimaksest. Vaadake Montonio lehelt, kas raha on sinna juba jõudnud ja tagasimaksed on lubatud.',
  noAddress: 'Kliendil ei ole e-posti aadressi. Laadige PDF alla ja printige välja.',
  daysSwapped: 'Lõpp on enne algust',
} as const;

export const reminder = {
  reasonMissing: 'Palun kirjutage põhjus',
  bankTooOld: 'Viimane panga fail on vanem kui kaks päeva: laadige uus fail, siis saab meelde tuletada',
  nothingDue: 'Ükski meeldetuletus ei oota saatmist',
  nothingToSend: 'Sellel kliendil ei ole arvet, mida täna meelde tuletada',
} as const;
