import vm from 'node:vm';

const scripts = new Map<string, { code: string; script: vm.Script }>();
const compileAnew = vm.compileFunction;

/**
 * Jest gives each test file separate modules, and compiles each of them again, which took half of the time in which a
 * file loads. Each file still evaluates a module again; only the compiler's result is kept in the worker.
 */
export function compileOnce(): void {
  vm.compileFunction = ((code: string, parameters: string[] = [], options: vm.CompileFunctionOptions = {}) => {
    const { filename = '', parsingContext } = options;
    let known = scripts.get(filename);
    if (known?.code !== code) {
      // Later imports go through the loader of the test file.
      if (parsingContext === undefined || /\bimport\(/.test(code)) return compileAnew(code, parameters, options);
      const head = `(function (${parameters.join(', ')}) {`;
      known = { code, script: new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length }) };
      scripts.set(filename, known);
    }
    return known.script.runInContext(parsingContext as vm.Context) as ReturnType<typeof vm.compileFunction>;
  }) as typeof vm.compileFunction;
}
