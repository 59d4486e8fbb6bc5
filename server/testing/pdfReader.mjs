// Prints the words and the number of pages of each PDF that it receives. A separate process, because the library loads
// its parser by import(), which jest does not allow.
import { extractText, getDocumentProxy } from 'unpdf';

process.on('message', (file) => {
  void read(file)
    .catch((error) => ({ failure: String(error) }))
    .then((reply) => process.send(reply));
});

async function read(file) {
  const document = await getDocumentProxy(file);
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), pages: totalPages };
}
