import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compiledOnce';

compileOnce();

export default TestEnvironment;
