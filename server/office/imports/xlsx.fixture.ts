import { strToU8, zipSync } from 'fflate';

/** A number with a date's format, or a formula with the value that was computed last. */
export type XlsxCell = string | number | { serial: number } | { formula: string; value: number | string };

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function writeCell(cell: XlsxCell, place: string): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
  if ('serial' in cell) return `<c r="${place}" s="1"><v>${cell.serial}</v></c>`;
  const type = typeof cell.value === 'string' ? ' t="str"' : '';
  return `<c r="${place}"${type}><f>${escape(cell.formula)}</f><v>${escape(String(cell.value))}</v></c>`;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** A spreadsheet with one sheet, as Excel writes one. `sheet` replaces its XML. */
export function makeXlsx(rows: readonly (readonly XlsxCell[])[], sheet?: string): Buffer {
  const data = rows
    .map((row, index) => {
      const cells = row.map((cell, column) => writeCell(cell, `${String.fromCharCode(65 + column)}${index + 1}`));
      return `<row r="${index + 1}">${cells.join('')}</row>`;
    })
    .join('');
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Leht" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheet ?? `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
}

/** A sheet whose XML is this one. */
export const sheetXml = (data: string): string =>
  `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`;
