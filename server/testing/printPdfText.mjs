// Reads a PDF from its input and tells its words and its number of pages as JSON. A process of its own, because the
// library loads its parser by import(), which jest does not allow.
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { text, totalPages } = await extractText(document, { mergePages: true });
console.log(JSON.stringify({ text: text.replace(/\s+/g, ' '), pages: totalPages }));
