import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusedCall } from '../../testRender';
import { PhotoUpload } from './PhotoUpload';
import { Toasts } from '../../ui/toasts/Toasts';

const noPhoto = refusedCall('noPhoto');

/** The browser's request, answered by the test. */
class Request {
  static sent: Request[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  target = '';
  body?: FormData;
  open(method: string, path: string) {
    this.target = `${method} ${path}`;
  }
  send(body: FormData) {
    this.body = body;
    Request.sent.push(this);
  }
  answer(status: number, reply: unknown) {
    this.status = status;
    this.responseText = typeof reply === 'string' ? reply : JSON.stringify(reply);
    act(() => this.onload?.());
  }
}

const onUploaded = jest.fn();
const onClose = jest.fn();
const last = () => Request.sent.at(-1)!;
const save = () => screen.getByRole('button', { name: 'Salvesta' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Ava fail seadmest', { selector: 'input' });
const photo = new File(['pilt'], 'jaan.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  Request.sent = [];
  jest.clearAllMocks();
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  URL.createObjectURL = () => 'blob:jaan';
  URL.revokeObjectURL = jest.fn();
  render(
    <>
      <PhotoUpload kind="foodPackage" id="0192AB" onUploaded={onUploaded} onClose={onClose} />
      <Toasts />
    </>,
  );
});

it('shows the chosen photo, sends it and confirms', async () => {
  expect(screen.getByText('Faili pole valitud')).toBeVisible();
  expect(save()).toBeDisabled();
  await userEvent.upload(picker(), photo);
  expect(screen.getByText('jaan.jpg')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Valitud pilt' })).toHaveAttribute('src', 'blob:jaan');

  await userEvent.click(save());
  expect(last().target).toBe('POST /api/foodPackage/0192ab/photo');
  expect(last().body?.get('image')).toHaveProperty('name', 'jaan.jpg');
  expect(save()).toBeDisabled();
  act(() => last().upload.onprogress?.({ loaded: 30, total: 120 }));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(onUploaded).not.toHaveBeenCalled();

  last().answer(200, { content: { ok: true } });
  expect(await screen.findByText('Pilt edukalt üles laetud!')).toBeVisible();
  expect(onUploaded).toHaveBeenCalledTimes(1);
});

it('tries to show another file of the same name and date as one that it could not show', async () => {
  const make = (content: string) => new File([content], 'IMG_0001.jpg', { type: 'image/jpeg', lastModified: 1 });
  await userEvent.upload(picker(), make('katki'));
  fireEvent.error(screen.getByRole('img', { name: 'Valitud pilt' }));
  expect(screen.queryByRole('img', { name: 'Valitud pilt' })).toBeNull();
  await userEvent.upload(picker(), make('terve'));
  expect(screen.getByRole('img', { name: 'Valitud pilt' })).toBeVisible();
});

it.each([
  [noPhoto.status, noPhoto.body, 'Faili ei saa pildina lugeda.'],
  [502, '<html>Bad gateway</html>', 'Server ei vasta.'],
  [
    500,
    { error: { requestID: '1a2b3c4d-0000-4000-8000-000000000000', message: 'Midagi läks valesti.' } },
    /valesti\. ?Vea number 1a2b3c4d$/,
  ],
])('shows a failure (%i) plainly, stays open and lets the user try again', async (status, reply, sentence) => {
  await userEvent.upload(picker(), photo);
  await userEvent.click(save());
  last().answer(status, reply);
  expect(await screen.findByRole('alert')).toHaveTextContent('Pilti ei õnnestunud üles laadida.');
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByText('Pilt edukalt üles laetud!')).toBeNull();
  expect([onUploaded.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);

  await userEvent.click(save());
  expect(Request.sent).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that the network is gone', async () => {
  await userEvent.upload(picker(), photo);
  await userEvent.click(save());
  act(() => last().onerror?.());
  expect(await screen.findByRole('alert')).toHaveTextContent('Server ei vasta.');
});

it('does not begin to send a file that is too large', async () => {
  const large = new File([new Uint8Array(11 * 1024 * 1024)], 'suur.jpg', { type: 'image/jpeg' });
  await userEvent.upload(picker(), large);
  expect(screen.getByRole('alert')).toHaveTextContent('Fail on liiga suur (11 MB). Lubatud on kuni 10 MB.');
  expect(save()).toBeDisabled();
  await userEvent.upload(picker(), photo);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(save()).toBeEnabled();
});
