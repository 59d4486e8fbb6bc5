import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// Browsers have these, jsdom does not; react-router asks for them as it loads.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// Whole pages are slow in jsdom, more so on a busy machine; a test that waits for nothing is as quick as ever.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });
