import { randomUUID } from 'node:crypto';
import express from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readJwt, signJwt } from '../../office/payments/link/jwt';

export const shopKeys = { accessKey: 'poe-võti', secretKey: 'poe-saladus-mida-keegi-ei-näe' };

/** An order of the provider, as its API shows it. */
export interface TestPayOrder {
  uuid: string;
  merchantReference: string;
  grandTotal: number;
  currency: string;
  paymentStatus: string;
  method: string;
  returnUrl: string;
  notificationUrl: string;
  refunds: { uuid: string; amount: number; status: string; key: string }[];
}

export interface TestMontonio {
  /** Address of the API. */
  url: string;
  /** By their place in time, the latest last. */
  orders: TestPayOrder[];
  /** The next requests get this status; undefined: as usual. */
  setTrouble(status: number | undefined): void;
  /** The body of a callback about an order. */
  writeCallback(order: TestPayOrder, changes?: object, secret?: string): { orderToken: string };
  /** The body of a callback about a refund of an order. */
  writeRefundCallback(
    order: TestPayOrder,
    refund: TestPayOrder['refunds'][number],
    changes?: object,
  ): { refundToken: string };
  stop(): Promise<void>;
}

const toAmount = (sum: number): string => sum.toFixed(2);

/**
 * A stand-in for Montonio's Stargate API on this machine: it checks and signs as the public documentation says. Its page to
 * pay on has two buttons; with each it calls the shop and leads back, as the real one does.
 */
export async function startTestMontonio(now: () => Date = () => new Date()): Promise<TestMontonio> {
  const orders: TestPayOrder[] = [];
  let trouble: number | undefined;
  const sign = (claims: object, secret = shopKeys.secretKey) => signJwt(claims, secret, { now: now(), seconds: 600 });
  const read = (token: unknown) => {
    const claims = typeof token === 'string' ? readJwt(token, shopKeys.secretKey, now()) : undefined;
    return claims?.accessKey === shopKeys.accessKey ? claims : undefined;
  };
  const writeCallback: TestMontonio['writeCallback'] = (order, changes = {}, secret) => {
    const { uuid, merchantReference, paymentStatus, grandTotal, currency, method: paymentMethod } = order;
    const { accessKey } = shopKeys;
    const claims = { uuid, accessKey, merchantReference, paymentStatus, paymentMethod, grandTotal, currency };
    return { orderToken: sign(Object.assign(claims, changes), secret) };
  };
  const show = ({ refunds, grandTotal, ...order }: TestPayOrder) => ({
    ...order,
    grandTotal: toAmount(grandTotal),
    refunds: refunds.map(({ uuid, amount, status }) => ({ uuid, amount: toAmount(amount), status })),
  });

  const app = express();
  app.use('/api', (_request, response, next) => (trouble === undefined ? next() : response.sendStatus(trouble)));
  app.post('/api/orders', express.json(), (request, response) => {
    const claims = read((request.body as { data: unknown }).data) as
      (TestPayOrder & { payment: { method: string } }) | undefined;
    if (!claims) return response.sendStatus(401);
    const { merchantReference, grandTotal, currency, returnUrl, notificationUrl, payment } = claims;
    const former = orders.findIndex((order) => order.merchantReference === merchantReference);
    if (orders[former] && orders[former].paymentStatus !== 'PENDING')
      return response.status(400).json({ message: 'paid' });
    // An unpaid order is replaced.
    if (former >= 0) orders.splice(former, 1);
    const made = { uuid: randomUUID(), merchantReference, grandTotal, currency, returnUrl, notificationUrl };
    const order = Object.assign(made, { paymentStatus: 'PENDING', method: payment.method, refunds: [] });
    orders.push(order);
    return response.status(201).json({ ...show(order), paymentUrl: `${origin()}/pay/${order.uuid}` });
  });
  app.get('/api/orders/:uuid', (request, response) => {
    const order = orders.find(({ uuid }) => uuid === request.params.uuid);
    if (!read(request.headers.authorization?.replace(/^Bearer /, ''))) return response.sendStatus(401);
    return order ? response.json(show(order)) : response.sendStatus(404);
  });
  app.post('/api/refunds', express.json(), (request, response) => {
    const claims = read((request.body as { data: unknown }).data) as
      { orderUuid: string; amount: number; idempotencyKey: string } | undefined;
    if (!claims) return response.sendStatus(401);
    const order = orders.find(({ uuid }) => uuid === claims.orderUuid);
    const isRepeated = order?.refunds.some(({ key }) => key === claims.idempotencyKey);
    const sum = order?.refunds.reduce((total, { amount }) => total + amount, claims.amount) ?? 0;
    if (!order || isRepeated || sum > order.grandTotal) return response.status(400).json({ message: 'refused' });
    const refund = { uuid: randomUUID(), amount: claims.amount, status: 'PENDING', key: claims.idempotencyKey };
    order.refunds.push(refund);
    return response
      .status(201)
      .json({ uuid: refund.uuid, amount: refund.amount, status: refund.status, currency: 'EUR' });
  });
  app.get('/pay/:uuid', (_request, response) =>
    response.send(
      '<!doctype html><html lang="et"><title>Pank</title><form method="post"><button name="status" value="PAID">Kinnita makse</button><button name="status" value="PENDING">Katkesta</button></form></html>',
    ),
  );
  app.post('/pay/:uuid', express.urlencoded({ extended: false }), async (request, response) => {
    const order = orders.find(({ uuid }) => uuid === request.params.uuid);
    if (!order) return response.sendStatus(404);
    order.paymentStatus = (request.body as { status: string }).status;
    const body = writeCallback(order);
    if (order.paymentStatus === 'PAID')
      await fetch(order.notificationUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const back = new URL(order.returnUrl);
    back.searchParams.set('order-token', body.orderToken);
    return response.redirect(303, back.toString());
  });

  const server = createServer(app);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin()}/api`,
    orders,
    setTrouble: (status) => (trouble = status),
    writeCallback,
    writeRefundCallback: (
      { uuid: orderUuid },
      { uuid: refundUuid, amount: refundAmount, status: refundStatus },
      changes = {},
    ) => {
      const { accessKey } = shopKeys;
      const claims = { accessKey, orderUuid, refundUuid, refundStatus, refundAmount };
      return { refundToken: sign(Object.assign(claims, changes)) };
    },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
