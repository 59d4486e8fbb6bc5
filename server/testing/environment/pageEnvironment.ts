import JsdomEnvironment from 'jest-environment-jsdom';
import { compileOnce } from './compiledOnce';
import { endWorkerQuickly } from './endWorker';

compileOnce();
endWorkerQuickly();

export default JsdomEnvironment;
