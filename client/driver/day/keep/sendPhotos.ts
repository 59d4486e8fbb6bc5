import type { KeptAct } from './dayDatabase';

interface KeptPhotos {
  listIds(): Promise<string[]>;
  findAct(id: string): Promise<KeptAct | undefined>;
  read(id: string): Promise<Blob | undefined>;
  forget(id: string): Promise<void>;
  /** The status of the server's reply. Rejects when it cannot be reached. */
  send(id: string, photo: Blob): Promise<number>;
}

/** Nothing changes when the same photo is sent again. */
const lasting = [400, 404, 413];

/** Sends the photos of defects whose act has arrived. A photo stays on the phone until the server has it, or will never take it. */
export async function sendPhotos({ listIds, findAct, read, forget, send }: KeptPhotos): Promise<void> {
  for (const id of await listIds()) {
    const act = await findAct(id);
    // Of another driver who shares the phone, or of an act that waits.
    if (!act || act.state === 'waiting') continue;
    const photo = act.state === 'taken' ? await read(id) : undefined;
    const status = photo ? await send(id, photo) : 200;
    if (status === 200 || lasting.includes(status)) await forget(id);
  }
}

const LIMIT_MS = 180_000;

/** Posts the photo of a defect. Returns the status of the reply. */
export async function postPhoto(id: string, photo: Blob): Promise<number> {
  const body = new FormData();
  body.append('image', photo, 'rike.jpg');
  const signal = AbortSignal.timeout(LIMIT_MS);
  return (await fetch(`/api/defect/${id}/photo`, { method: 'POST', body, signal })).status;
}
