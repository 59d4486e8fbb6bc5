import { PortalError } from '../../platform/errors';
import { badInput, conflict, message } from '../../texts/messages';
import { printInRequestLanguage } from '../../texts/printMessage';
import { HttpError, toErrorReply } from './errorReply';

const reply = (error: unknown) => {
  const { status, body, unexpected } = toErrorReply(error, 'startJob', 'r1');
  expect(body.error).toMatchObject({ requestID: 'r1', function: 'startJob' });
  return { status, message: body.error.message, cause: body.error.cause, unexpected };
};

test('reports a foreseen error, with its cause', () => {
  const wrongKey = new PortalError('WRONG_KEY', message('offer.linkExpired'), { cause: 'Vale aktiveerimis võti' });
  expect(reply(wrongKey)).toEqual({
    status: 403,
    message: 'Link aegunud!',
    cause: 'Vale aktiveerimis võti',
    unexpected: false,
  });
  expect(reply(badInput('choice.driverRepeated', 'extraDrivers'))).toMatchObject({
    status: 400,
    cause: 'Vigane argument: extraDrivers',
  });
  expect(reply(conflict('feedback.tripNotBegun'))).toMatchObject({
    status: 409,
    cause: 'CONFLICT',
  });
  expect(reply(new HttpError(405))).toMatchObject({ status: 405, message: 'Lubatud on ainult GET ja POST' });
});

test('the message is also there as the former portal wrapped it', () => {
  const { body } = toErrorReply(badInput('offer.linkExpired'), 'getQueryConfirmInfo', 'r1');
  expect(body.error.wrapped).toBe('Error funktsioonis "get query confirm info": Link aegunud!');
});

test('hides an unforeseen error', () => {
  expect(reply(new Error('relation "order" does not exist'))).toEqual({
    status: 500,
    message: printInRequestLanguage(message('server.unexpected')),
    cause: 'INTERNAL_SERVER_ERROR',
    unexpected: true,
  });
  expect(reply(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))).toMatchObject({
    status: 503,
    message: printInRequestLanguage(message('server.unavailable')),
  });
});
