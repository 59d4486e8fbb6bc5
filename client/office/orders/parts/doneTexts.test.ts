import { addMailedDrivers, addMailedTo } from './doneTexts';
import type { FullOrder } from './orderParts';
import { jaan, liis, someJob, someOrder } from './order.fixture';

const crew = (...drivers: (typeof jaan)[]) =>
  someOrder({
    end: '2099-12-05T15:00:00Z',
    job:
      drivers.length === 0
        ? null
        : someJob({ drivers: someJob().drivers.filter(({ driver }) => drivers.includes(driver)) }),
  }) as FullOrder;

it('names the address that was written to', () => {
  expect(addMailedTo('E-kiri saadetud!', 'oie@rahvatants.example')).toBe(
    'E-kiri saadetud!\nE-kiri läks: oie@rahvatants.example',
  );
});

it('names the drivers who must confirm and those who are informed, without those who declined', () => {
  const names = (order: FullOrder) =>
    order.job!.drivers.map(({ driver }) => `${driver.firstname} ${driver.lastname}`.trim());
  const [jaanName] = names(crew(jaan));
  expect(addMailedDrivers('Töö loodud!', crew(), crew(jaan))).toBe(`Töö loodud!\nKinnitust küsitakse: ${jaanName}`);
  expect(addMailedDrivers('Töö uuendatud!', crew(jaan), crew(jaan))).toBe('Töö uuendatud!');
  // Liis declined the job.
  expect(addMailedDrivers('Päring tagasi lükatud!', crew(jaan, liis), null)).toBe(
    `Päring tagasi lükatud!\nJuhtidele teatatakse: ${jaanName}`,
  );
});

it('names nobody for a trip that is over', () => {
  const over = { ...crew(), end: '2020-01-01T00:00:00Z' };
  expect(addMailedDrivers('Töö loodud!', over, crew(jaan))).toBe('Töö loodud!');
});
