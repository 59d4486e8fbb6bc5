import { SaxesParser } from 'saxes';
import type { Chunks } from './decodeXml';
import { decodeXml } from './decodeXml';
import { Unreadable } from './bankFile';
import type { Element } from './element';

/** A statement of a bank is about 15 deep. */
const MOST_DEPTH = 40;
/** Document, message and statement; what stands in a statement is handed over part by part. */
const PART_DEPTH = 4;

export interface XmlReader {
  /** A statement, a report or a notification begins. */
  begin(name: string): void;
  /** A part of it has ended: its account, an entry. The part is forgotten afterwards. */
  read(part: Element): void;
}

/**
 * Reads a file with no more in memory than one part of a statement. No document type, no entities, bounded depth.
 * Errors: Unreadable.
 */
export async function readXml(chunks: Chunks, reader: XmlReader): Promise<void> {
  const parser = new SaxesParser({ xmlns: true });
  const open: Element[] = [];
  let isOver = false;
  parser.on('error', () => {
    throw new Unreadable({ kind: 'notXml', line: parser.line });
  });
  parser.on('doctype', () => {
    throw new Unreadable({ kind: 'declaresType' });
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length === 0 && !(local === 'Document' && /(^|:)camt\.05[234]\.001\.\d\d$/.test(uri)))
      throw new Unreadable({ kind: 'notBankFile', root: (uri || local).slice(0, 100) });
    if (open.length === MOST_DEPTH) throw new Unreadable({ kind: 'tooDeep' });
    const element = { name: local, currency: attributes.Ccy?.value, text: '', children: [], line: parser.line };
    open.push(element);
    if (open.length === PART_DEPTH - 1) reader.begin(local);
    if (open.length > PART_DEPTH) open.at(-2)?.children.push(element);
  });
  const addText = (text: string) => {
    if (open.length >= PART_DEPTH) open.at(-1)!.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop()!;
    if (open.length === PART_DEPTH - 1) reader.read(element);
    isOver = open.length === 0;
  });
  for await (const text of decodeXml(chunks)) parser.write(text);
  if (!isOver) throw new Unreadable({ kind: 'truncated' });
  parser.close();
}
