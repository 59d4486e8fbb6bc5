import { create } from 'qrcode';
import type { Doc } from './page';
import { INK, MARGIN, makeRoom, MUTED, RIGHT } from './page';

const SIZE = 92;
const GAP = 14;

/** Draws a QR code at the left, with its words beside it. Level M, as payment codes want it (EPC069-12). */
export function drawQr(doc: Doc, { content, words }: { content: string; words: string }): void {
  const { modules } = create(content, { errorCorrectionLevel: 'M' });
  const y = makeRoom(doc, SIZE + 24) + 18;
  const cell = SIZE / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) doc.rect(MARGIN + column * cell, y + row * cell, cell, cell);
  // One path: cells that touch leave no light lines between them.
  doc.fill(INK);
  const x = MARGIN + SIZE + GAP;
  doc
    .font('text')
    .fontSize(8.5)
    .fillColor(MUTED)
    .text(words, x, y + SIZE / 2 - 12, { width: RIGHT - x });
  doc.y = y + SIZE;
}
