// Loaded before the server: tells the bench the longest stall of the event loop since it asked last, in milliseconds.
const { monitorEventLoopDelay } = require('node:perf_hooks');

const resolution = 5;
const delays = monitorEventLoopDelay({ resolution });
delays.enable();
process.on('message', () => {
  process.send(Math.max(0, delays.max / 1e6 - resolution));
  delays.reset();
});
// The bench may end first; the server must not wait for its channel.
process.channel?.unref();
