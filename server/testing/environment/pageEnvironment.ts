import JsdomEnvironment from 'jest-environment-jsdom';
import { compileOnce } from './compiledOnce';

compileOnce();

export default JsdomEnvironment;
