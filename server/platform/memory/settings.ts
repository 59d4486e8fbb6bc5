/** With what the portal starts, so that it uses less memory (docs/decisions/running/memory.md). An operator's own value counts. */
export const memorySettings = {
  // V8 then throws young garbage away more often, and old garbage before it fills hundreds of megabytes.
  options: ['--max-semi-space-size=8', '--initial-old-space-size=64', '--max-old-space-size=1024'],
  // Each thread would keep separate freed memory.
  environment: { MALLOC_ARENA_MAX: '2' },
};
