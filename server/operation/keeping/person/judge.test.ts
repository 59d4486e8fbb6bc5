import { judgeOrder } from './judge';

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const order = {
  id: '0197a000-0000-7000-8000-000000000001',
  status: 'archived',
  endsAt: day('2019-12-30'),
  accountedAt: day('2019-12-30'),
  isDeleted: false,
  isBooked: true,
  hasRecord: false,
  isForCompany: false,
};

test('the seven years of accounting begin with the year in which a trip was driven, invoiced or paid last', () => {
  expect(judgeOrder(order, day('2027-06-01'))).toEqual({ level: 2 });
  const late = { ...order, accountedAt: day('2020-01-05') };
  expect(judgeOrder(late, day('2027-06-01'))).toEqual({
    reason: 'accountingLaw',
    until: new Date('2027-12-31T22:00:00Z'),
  });
  expect(judgeOrder(late, day('2028-01-02'))).toEqual({ level: 2 });
});

test('a cancelled order with a record of accounting stays for a private buyer, and an open one stays open', () => {
  const cancelled = { ...order, status: 'rejected', isBooked: false };
  expect(judgeOrder(cancelled, day('2025-06-01'))).toEqual({ level: 2 });
  const recorded = { ...cancelled, hasRecord: true };
  expect(judgeOrder(recorded, day('2025-06-01'))).toMatchObject({ reason: 'accountingLaw' });
  expect(judgeOrder({ ...recorded, isForCompany: true }, day('2025-06-01'))).toEqual({ level: 1 });
  expect(judgeOrder({ ...recorded, status: 'answered', isForCompany: true }, day('2019-06-01'))).toMatchObject({
    reason: 'openOrder',
  });
});
