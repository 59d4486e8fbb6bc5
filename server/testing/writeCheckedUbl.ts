import type { Invoice } from '@e-invoice-eu/core';
import { FormatFactoryService, InvoiceService, ValidationService } from '@e-invoice-eu/core';

const quiet = { log: () => undefined, warn: () => undefined, error: () => undefined };
const toUbl = () => ({ format: 'UBL', lang: 'et', noWarnings: true });

type Check = Parameters<ValidationService['validate']>[1];
let compiled: Check | undefined;

/** The library compiles its schema for each invoice, most of the time that writing one takes. This keeps what it compiled. */
async function writeAndKeep(invoice: Invoice): Promise<string> {
  const service = new InvoiceService(quiet);
  const validationService = new ValidationService(quiet);
  const { validate } = validationService;
  validationService.validate = (id, check, data) => {
    compiled = check;
    return validate.call(validationService, id, check, data) as never;
  };
  Object.assign(service, { validationService });
  return String(await service.generate(invoice, toUbl()));
}

/** Writes UBL. Throws when the invoice does not fit the library's schema of EN 16931 and Peppol BIS Billing 3. */
export async function writeCheckedUbl(invoice: Invoice): Promise<string> {
  if (compiled === undefined) return writeAndKeep(invoice);
  const writer = new FormatFactoryService().createFormatService('UBL', quiet);
  const checked = new ValidationService(quiet).validate('invoice', compiled, structuredClone(invoice)) as Invoice;
  writer.fillInvoiceDefaults(checked);
  return String(await writer.generate(checked, toUbl()));
}
