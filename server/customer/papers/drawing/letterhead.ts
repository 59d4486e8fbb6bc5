import type { Paper } from '../../../model/customer/paper';
import type { Doc } from './page';
import { breakLongWords, DARK, INK, MARGIN, MUTED, RIGHT, SIGNAL } from './page';

const WIDTH = RIGHT - MARGIN;
/** A logo stands at the right; the company's words leave it room. */
const logoBox = { width: 150, height: 46 };
const SIGN = 26;

/** Draws the head: the sign or the company's logo, the sender and the kind of document. */
export function drawLetterhead(
  doc: Doc,
  { title, subject, letterhead: [name = '', ...lines] }: Paper,
  logo?: Buffer,
): void {
  const x = logo ? MARGIN : MARGIN + SIGN + 10;
  const words = RIGHT - x - (logo ? logoBox.width + 20 : 0);
  if (logo) {
    const fit: [number, number] = [logoBox.width, logoBox.height];
    doc.image(logo, RIGHT - logoBox.width, MARGIN, { fit, align: 'right', valign: 'center' });
  } else drawSign(doc, MARGIN, MARGIN);
  doc.font('heading').fontSize(13.5).fillColor(INK).text(breakLongWords(name), x, MARGIN, { width: words });
  doc.font('text').fontSize(8).fillColor(MUTED);
  for (const line of lines) doc.text(breakLongWords(line), x, doc.y + 1, { width: words });
  const y = Math.max(doc.y, MARGIN + (logo ? logoBox.height : SIGN)) + 8;
  doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(2.5).strokeColor(SIGNAL).stroke();
  doc
    .font('heading')
    .fontSize(19)
    .fillColor(INK)
    .text(title, MARGIN, y + 13, { width: WIDTH });
  doc
    .font('text')
    .fontSize(10.5)
    .text(breakLongWords(subject), MARGIN, doc.y + 1, { width: WIDTH });
}

/** The portal's sign, the line of a route with its two stops; drawn in a square of 30. */
function drawSign(doc: Doc, x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(SIGN / 30);
  doc.roundedRect(0, 0, 30, 30, 8).fill(SIGNAL);
  doc.path('M8 21V11.5A3.5 3.5 0 0 1 11.5 8H15a4 4 0 0 1 4 4v6a3.5 3.5 0 0 0 3.5 3.5');
  doc.lineWidth(3).lineCap('round').strokeColor(DARK).stroke();
  for (const [cx, cy] of [
    [8, 21.5],
    [22.4, 21.5],
  ] as const)
    doc.circle(cx, cy, 3).lineWidth(2.2).fillAndStroke('#FFFFFF', DARK);
  doc.restore();
}
