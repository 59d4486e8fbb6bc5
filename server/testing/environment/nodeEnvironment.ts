import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compiledOnce';
import { endWorkerQuickly } from './endWorker';

compileOnce();
endWorkerQuickly();

const { createContext } = vm;
/** A separate global object as V8 makes it; Jest's is a Proxy behind a hook, and each look at a global asks both. */
const plainContext = (() => createContext(vm.constants.DONT_CONTEXTIFY)) as typeof createContext;

/** As the released product runs: libraries leave out what they check for developers only. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    vm.createContext = plainContext;
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }

  override async setup(): Promise<void> {
    await super.setup();
    (this.global.process as NodeJS.Process).env.NODE_ENV = 'production';
  }
}
