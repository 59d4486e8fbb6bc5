import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusedCall } from '../../testRender';
import { ReadableStream } from 'node:stream/web';
import { Toasts } from '../toasts/Toasts';
import { ExportButton } from './ExportButton';

const encoder = new TextEncoder();
let send: (text: string) => void;
let end: () => void;
let breakOff: () => void;
let saved: { name: string; file: Blob }[];

/** A server that sends what the test tells it to. */
function replyWithExport(status = 200, refusal?: object) {
  global.fetch = jest.fn((_address, { signal }: RequestInit = {}) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(encoder.encode(text));
        end = () => controller.close();
        breakOff = () => controller.error(new TypeError('network error'));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    const headers = new Map([
      ['x-row-count', '3'],
      ['content-disposition', 'attachment; filename=eksport-arhiiv-20261121T133157+0200.csv'],
    ]);
    return Promise.resolve({
      ok: status === 200,
      status,
      body,
      headers,
      json: async () => refusal,
    } as unknown as Response);
  });
}

beforeEach(() => {
  saved = [];
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file) => {
    files.set('blob:1', file as Blob);
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files.get(this.href) as Blob });
  });
});

async function press() {
  render(
    <>
      <ExportButton list="Arhiiv" address="/api/export/archive.csv?search=tartu" />
      <Toasts />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ekspordi: Arhiiv' }));
}

describe('the export button', () => {
  it('shows the progress, then saves the whole file under the server’s name', async () => {
    replyWithExport();
    await press();
    expect(fetch).toHaveBeenCalledWith('/api/export/archive.csv?search=tartu', expect.anything());
    send('\uFEFFTüüp;Firma\r\nTöö;A\r\nTöö;');
    expect(await screen.findByText('Ekspordin… 1 / 3 rida')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Eksport: Arhiiv' })).toHaveAttribute('aria-valuenow', '33');
    send('B\r\nTöö;C\r\n');
    end();
    expect(await screen.findByText('Eksport on valmis, ridu: 3')).toBeVisible();
    expect(saved).toEqual([{ name: 'eksport-arhiiv-20261121T133157+0200.csv', file: expect.any(Blob) }]);
    expect(saved[0]?.file.size).toBe(encoder.encode('\uFEFFTüüp;Firma\r\nTöö;A\r\nTöö;B\r\nTöö;C\r\n').length);
  });

  it('can be called off, and saves nothing then', async () => {
    replyWithExport();
    await press();
    send('Tüüp;Firma\r\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Katkesta' }));
    expect(await screen.findByText('Eksport katkestati')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ekspordi: Arhiiv' })).toBeEnabled();
    expect(saved).toEqual([]);
  });

  it('never saves half a file', async () => {
    replyWithExport();
    await press();
    send('Tüüp;Firma\r\nTöö;A\r\n');
    await screen.findByText('Ekspordin… 1 / 3 rida');
    breakOff();
    expect(await screen.findByText('Eksport ebaõnnestus. Proovige uuesti.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('shows the server’s refusal with its number', async () => {
    const { status, body } = refusedCall('exportSignedOut');
    replyWithExport(status, body);
    await press();
    await waitFor(() => expect(screen.getByText('[req-1] Palun logige sisse')).toBeVisible());
    expect(saved).toEqual([]);
  });
});
