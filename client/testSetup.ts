import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Browsers have these, jsdom does not; react-router asks for them as it loads.
Object.assign(globalThis, { TextEncoder, TextDecoder });
