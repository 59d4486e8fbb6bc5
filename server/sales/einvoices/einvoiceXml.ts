import type { Invoice } from '@e-invoice-eu/core';
import { SaxesParser } from 'saxes';
import { removeUnstorable } from '../../platform/api/storableText';

/**
 * Writes an invoice as UBL XML and checks that it is XML. ubl.test.ts checks it against the schema of EN 16931,
 * which takes up to a second of the processor. Errors: Error when it is not XML.
 */
export async function writeXml(invoice: Invoice): Promise<string> {
  // Large, and seldom needed.
  const { FormatFactoryService } = await import('@e-invoice-eu/core');
  const quiet = { log: () => undefined, warn: () => undefined, error: () => undefined };
  const writer = new FormatFactoryService().createFormatService('UBL', quiet);
  const written = await writer.generate(toWritable(invoice), { format: 'UBL', lang: 'et', noWarnings: true });
  const xml = String(written);
  parse(xml);
  return xml;
}

/**
 * Stored text may be older than the checks of forms. The library takes 'AT&T; OÜ' and '&nbsp;' for entities and leaves
 * their sign as it is. It reads an escaped one once and then leaves it alone, so it gets it escaped twice.
 */
function toWritable<Value>(value: Value): Value {
  if (typeof value === 'string') return removeUnstorable(value).replaceAll('&', '&amp;amp;') as Value;
  if (Array.isArray(value)) return value.map(toWritable) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toWritable(each as unknown)])) as Value;
}

/** A parser that forgives nothing. Errors: Error with the place. */
function parse(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}
