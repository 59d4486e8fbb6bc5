/** With what the portal starts, so that it uses less memory (docs/decisions/running/memory.md). An operator's own value counts. */
export const memorySettings = {
  options: [
    // V8 then throws young garbage away more often, and old garbage before it fills hundreds of megabytes.
    '--max-semi-space-size=8',
    '--initial-old-space-size=64',
    '--max-old-space-size=1024',
    // V8 then forgets the compiled code of a function that is no longer called together with its bytecode.
    '--flush-baseline-code',
    // For releaseWhileIdle.
    '--expose-gc',
  ],
  environment: {
    // Each thread would keep separate freed memory.
    MALLOC_ARENA_MAX: '2',
    // Bytes. Larger blocks go back to the machine when they are freed, and so does the end of the heap.
    MALLOC_MMAP_THRESHOLD_: '32768',
    MALLOC_TRIM_THRESHOLD_: '65536',
  },
};
