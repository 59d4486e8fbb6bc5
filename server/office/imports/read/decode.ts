import type { FileEncoding } from '../../../model/system/importBatch.entity';

type TextEncoding = Exclude<FileEncoding, 'xlsx'>;

const marks: { encoding: TextEncoding; bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** The bytes that guessing looks at. */
const SAMPLE_BYTES = 65_536;

/** Decodes a text file. Its encoding is the one that it marks, else a guess. */
export function decodeText(bytes: Buffer): { text: string; encoding: TextEncoding } {
  const encoding = guessEncoding(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/**
 * Estonian spreadsheets write UTF-8 with a mark, or Windows-1257. Text that is not UTF-8 is Windows-1257, or Windows-1252
 * when it has the letters š and ž at their place there, where Windows-1257 has nothing.
 */
export function guessEncoding(bytes: Buffer): TextEncoding {
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked) return marked.encoding;
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const wide = guessWide(sample);
  if (wide) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  return bytes.some((byte) => byte === 0x8a || byte === 0x8e || byte === 0x9a || byte === 0x9e)
    ? 'windows-1252'
    : 'windows-1257';
}

/** UTF-16 without a mark has a zero beside most letters of a European text. */
function guessWide(sample: Buffer): TextEncoding | undefined {
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even < many / 10) return 'utf-16le';
  return even > many && odd < many / 10 ? 'utf-16be' : undefined;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
