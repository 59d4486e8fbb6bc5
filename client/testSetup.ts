import '@testing-library/jest-dom';
import createCache from '@emotion/cache';
import React from 'react';
import { configure, getConfig } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { activateTexts } from './i18n/language';
import * as linkTexts from './i18n/links/et';
import * as platformTexts from './i18n/platform/et';
import * as publicTexts from './i18n/public/et';
import * as adminTexts from './i18n/admin/et';
import * as signInTexts from './i18n/signIn/et';
import * as statementTexts from './i18n/statement/et';
import { forgetLive } from './lib/request/live/live';
import { forgetAhead } from './lib/request/ahead/aheadReplies';
import { forgetReplies } from './lib/request/keptReply';
import { forgetSentReplies } from './lib/request/ahead/sentReplies';
import { forgetToasts } from './lib/request/toasts';
import { takeFaults } from './testReply';

// Browsers have these, jsdom does not; react-router asks for them as it loads.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// Pages read their texts as they are loaded.
activateTexts('et', {
  ...publicTexts,
  ...linkTexts,
  ...signInTexts,
  ...platformTexts,
  ...statementTexts,
  ...adminTexts,
});

// A screen of an office.
window.innerWidth = 1440;
// Nothing has a size in jsdom, so nothing is ever resized.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// jsdom lays nothing out, and asks every rule of every style whenever a test looks for a role: a third of the time.
// Attributes or inline styles hide things; the browser's journeys check how pages look.
const { sheet } = createCache({ key: 'test' });
(Object.getPrototypeOf(sheet) as typeof sheet).insert = () => undefined;
window.getComputedStyle = (element) => (element as HTMLElement).style;

const reactInternals = (React as unknown as Record<string, { actQueue: unknown }>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

// Where each element was made React keeps for the traces of its warnings only, and it took a seventh of the time.
Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// A test waits for what it expects, as a person at the page does. React would warn of each update between two such waits,
// unless only what runs inside an act counts as one.
Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', {
  get: () => reactInternals?.actQueue !== null,
  set: () => undefined,
});

// Today is a Saturday in November: what a page shows of a day, a month or a trip that is over is the same whenever a test is run.
const offsetMs = Date.parse('2026-11-21T08:00:00Z') - Date.now();
const RealDate = Date;
globalThis.Date = class TestDate extends RealDate {
  constructor(...given: []) {
    super(...(given.length > 0 ? given : ([TestDate.now()] as unknown as [])));
  }
  static override now(): number {
    return RealDate.now() + offsetMs;
  }
} as DateConstructor;

// Whole pages are slow in jsdom, more so on a busy machine; a test that waits for nothing is as quick as ever.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

// While a test waits, it asks again and again, and each time the whole page would be printed into an error that nobody reads; the
// last one has it.
const { getElementError } = getConfig();
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
configure({
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});

// Announcements and dialogs beside the page may outlive it.
beforeEach(() => document.body.replaceChildren());

// A test lets the server say only things that the real one could.
afterEach(() => {
  forgetReplies();
  forgetAhead();
  forgetSentReplies();
  forgetLive();
  forgetToasts();
  expect(takeFaults()).toEqual([]);
});

// A failed test may have left a fake clock.
afterEach(() => void jest.useRealTimers());

// How wide its screen is, each test says by itself: many files share one window.
const { matchMedia } = window;
const sizes = ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'].map(
  (name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const,
);
afterEach(() => {
  window.matchMedia = matchMedia;
  for (const [name, size] of sizes) {
    if (size) Object.defineProperty(HTMLElement.prototype, name, size);
    else Reflect.deleteProperty(HTMLElement.prototype, name);
  }
});
