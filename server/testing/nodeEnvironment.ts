import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compiledOnce';

compileOnce();

/** As the released product runs: libraries leave out what they check for developers only. */
export default class NodeEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    (this.global.process as NodeJS.Process).env.NODE_ENV = 'production';
  }
}
