import { PlaceSender } from './placeSender';
import type { Fix } from './placeSender';

const place = { lat: 59.4, lng: 24.7 };

/** A phone whose clock and line the test moves. */
function createPhone() {
  const sent: (readonly Fix[])[] = [];
  const phone = {
    at: 0,
    isOpen: true,
    now: () => phone.at,
    send: (_orderId: string, fixes: readonly Fix[]) => {
      if (!phone.isOpen) return Promise.reject(new TypeError('Failed to fetch'));
      sent.push(fixes);
      return Promise.resolve();
    },
  };
  return { phone, sent };
}

const settle = () => new Promise((done) => setTimeout(done, 0));

it('keeps a place in ten seconds, sends each half minute, and drops what is too old', async () => {
  const { phone, sent } = createPhone();
  const sender = new PlaceSender(phone, 'a');
  const drive = async (seconds: number) => {
    for (const end = phone.at + seconds * 1000; phone.at < end; phone.at += 1000) {
      sender.take(place);
      await settle();
    }
  };
  await drive(61);
  expect(sent.map((fixes) => fixes.map(({ at }) => at / 1000))).toEqual([[0], [10, 20, 30], [40, 50, 60]]);
  phone.isOpen = false;
  await drive(900);
  phone.isOpen = true;
  await drive(40);
  const late = sent.flat().slice(7);
  expect(late[0]!.at).toBeGreaterThan(phone.at - 660_000);
  expect(new Set(late.map(({ at }) => at)).size).toBe(late.length);
});
