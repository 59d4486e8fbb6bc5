import type { KeptAct } from './dayDatabase';
import { sendPhotos } from './sendPhotos';

const acts: Record<string, Pick<KeptAct, 'state'>> = {
  taken: { state: 'taken' },
  unreadable: { state: 'taken' },
  busy: { state: 'taken' },
  waiting: { state: 'waiting' },
  refused: { state: 'refused' },
};

it('keeps a photo until the server has it, and until its act has arrived', async () => {
  const kept = new Set([...Object.keys(acts), 'ofKati']);
  const sent: string[] = [];
  const replies: Record<string, number> = { taken: 200, unreadable: 400, busy: 503 };
  const photos = {
    listIds: async () => [...kept],
    findAct: async (id: string) => acts[id] as KeptAct | undefined,
    read: async () => new Blob(),
    forget: async (id: string) => void kept.delete(id),
    send: async (id: string) => {
      sent.push(id);
      return replies[id] ?? 500;
    },
  };
  await sendPhotos(photos);
  expect(sent).toEqual(['taken', 'unreadable', 'busy']);
  expect([...kept]).toEqual(['busy', 'waiting', 'ofKati']);
  const lost = { ...photos, send: () => Promise.reject(new TypeError('Failed to fetch')) };
  await expect(sendPhotos(lost)).rejects.toThrow('Failed to fetch');
  expect(kept).toContain('busy');
});
