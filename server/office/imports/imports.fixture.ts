import { must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';

export interface ImportReply {
  batch: {
    id: string;
    state: string;
    number: number | null;
    encoding: string;
    counts: { new: number; changed: number; unchanged: number; refused: number } | null;
  };
  columns: { key: string; title: string; place: number | null }[];
  fileColumns: { heading: string; samples: string[] }[];
}

export interface RowReply {
  line: number;
  outcome: string;
  subject: string;
  problems: { column: string | null; cell: string | null; reason: string }[];
}

const fields =
  'batch { id state number encoding counts { new changed unchanged refused } } columns { key title place } fileColumns { heading samples }';

/** Brings files into a portal, as the page does. */
export function createImporter(app: TestApp, token: string) {
  const upload = async (kind: string, file: string | Buffer, headers: Record<string, string> = {}) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(Buffer.from(file))]), 'näide.csv');
    const response = await app.fetch(`/api/import/${kind}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body: form,
    });
    const body = (await response.json()) as { content?: { id: string }; error?: { message: string } };
    return { status: response.status, id: body.content?.id ?? '', message: body.error?.message };
  };
  const read = async (id: string) =>
    (
      await must<{ importFile: ImportReply }>(
        app,
        `query($id: UUID!) { importFile(id: $id) { ${fields} } }`,
        { id },
        token,
      )
    ).importFile;
  const check = async (id: string, choose: Record<string, number | null> = {}) => {
    const guessed = Object.fromEntries((await read(id)).columns.map(({ key, place }) => [key, place]));
    const columns = Object.entries({ ...guessed, ...choose }).flatMap(([key, place]) =>
      place === null ? [] : [{ key, place }],
    );
    const document = `mutation($id: UUID!, $columns: [ImportColumnInput!]!) { checkImport(id: $id, columns: $columns) { ${fields} } }`;
    return (await must<{ checkImport: ImportReply }>(app, document, { id, columns }, token)).checkImport;
  };
  const call = async (name: 'commitImport' | 'undoImport', id: string) => {
    const { data, errors } = await app.graphql<Record<string, ImportReply> | null>(
      `mutation($id: UUID!) { ${name}(id: $id) { ${fields} } }`,
      { id },
      token,
    );
    return { batch: data?.[name]?.batch, message: errors?.[0]?.message, code: errors?.[0]?.extensions.code };
  };
  const rows = async (id: string, outcome?: string) =>
    (
      await must<{ importRows: RowReply[] }>(
        app,
        `query($id: UUID!, $outcome: ImportOutcome) { importRows(id: $id, outcome: $outcome) { line outcome subject problems { column cell reason } } }`,
        { id, outcome },
        token,
      )
    ).importRows;
  /** Uploads, looks through and imports. Returns the id and the counts. */
  const bringIn = async (kind: string, file: string | Buffer) => {
    const { id } = await upload(kind, file);
    const { batch } = await check(id);
    return { id, counts: batch.counts, ...(await call('commitImport', id)) };
  };
  return {
    upload,
    read,
    check,
    rows,
    bringIn,
    commit: (id: string) => call('commitImport', id),
    undo: (id: string) => call('undoImport', id),
  };
}
