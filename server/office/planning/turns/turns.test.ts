import { message } from '../../../texts/messages';
import { Turns } from './turns';

/** Work that ends when the test ends it. */
function held() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((done) => (end = done));
  return { work: () => ended, end };
}
const settled = () => new Promise((done) => setImmediate(done));

test('one works at a time, the others wait in their order and hear how many stand before them', async () => {
  const turns = new Turns(3);
  const heard: Record<string, number[]> = {};
  const done: string[] = [];
  const works = ['a', 'b', 'c'].map((name) => {
    const { work, end } = held();
    const turn = turns.take(work, (ahead) => (heard[name] ??= []).push(ahead)).then(() => done.push(name));
    return { turn, end };
  });
  expect(heard).toEqual({ a: [0], b: [1], c: [2] });
  works[1]?.end();
  await settled();
  expect(done).toEqual([]);
  works[0]?.end();
  await settled();
  expect(done).toEqual(['a', 'b']);
  expect(heard).toEqual({ a: [0], b: [1, 0], c: [2, 1, 0] });
  works[2]?.end();
  await Promise.all(works.map(({ turn }) => turn));
});

test('is refused at once when too many are waiting, and the others go on', async () => {
  const turns = new Turns(1);
  const first = held();
  const second = held();
  const both = [turns.take(first.work), turns.take(second.work)];
  await expect(turns.take(held().work)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    told: message('plan.queueFull', { count: 1 }),
  });
  first.end();
  second.end();
  await Promise.all(both);
});

test('work that fails lets the next one begin', async () => {
  const turns = new Turns(1);
  const failing = turns.take(() => Promise.reject(new Error('broken')));
  const next = turns.take(() => Promise.resolve('fine'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('fine');
});
