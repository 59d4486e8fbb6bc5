/** Invisible signs, signs that turn the direction of the text around them, and code points that are no character. */
const invisible = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]/gu;
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20E3]/gu;
/** Towers of accents; no script puts more than three on one letter. */
const accents = /(\p{M}{3})\p{M}+/gu;
const space = /[\p{Z}\p{Cc}]+/gu;
/** Signs that turn a text into a formula of a spreadsheet, and accents without a letter. */
const leading = /^[\s=+\-@＝＋－＠﹢﹣﹦﹫\p{M}]+/u;

/** A cell as it may be kept, shown and put into a sheet: what is seen of it, and nothing else. */
export function cleanCell(cell: string): string {
  const seen = cell.replace(space, ' ').replace(invisible, '').replace(pictures, '');
  return seen
    .normalize('NFD')
    .replace(accents, '$1')
    .normalize('NFC')
    .replace(space, ' ')
    .replace(leading, '')
    .trimEnd();
}
