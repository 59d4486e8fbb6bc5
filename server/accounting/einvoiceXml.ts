import type { Invoice } from '@e-invoice-eu/core';

/**
 * Writes an invoice as UBL XML. The library's check against its schema of EN 16931 takes up to a second of the processor,
 * so it is left to einvoice.test.ts.
 */
export async function xmlOf(invoice: Invoice): Promise<string> {
  // Large, and seldom needed.
  const { FormatFactoryService } = await import('@e-invoice-eu/core');
  const quiet = { log: () => undefined, warn: () => undefined, error: () => undefined };
  const writer = new FormatFactoryService().createFormatService('UBL', quiet);
  const xml = String(await writer.generate(invoice, { format: 'UBL', lang: 'et', noWarnings: true }));
  // Somebody may have pasted what XML has no way to write.
  return xml.replace(/[^\P{Cc}\t\n\r]/gu, '');
}
