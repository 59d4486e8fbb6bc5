import type { Reply } from '../request';

interface Reading {
  signal: AbortSignal;
  /** An event or a comment arrived: the line is alive. */
  alive: () => void;
  heard: (reply: Reply) => void;
}

/** How streams are opened; tests put their own server here. */
export const liveTransport = { open: openStream };

/**
 * Runs a subscription by server-sent events until it ends or is cut ('ended'), or the server refuses this viewer
 * ('refused'). Rejects when the server cannot be reached, or has no room.
 */
async function openStream(body: string, { signal, alive, heard }: Reading): Promise<'ended' | 'refused'> {
  const response = await fetch('/api/live', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body,
    signal,
  });
  if (response.status === 401 || response.status === 403) return 'refused';
  if (!response.ok || !response.body) throw new Error(`The stream was not opened: ${response.status}`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const events = makeEventReader(heard);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return 'ended';
    alive();
    events(decoder.decode(value, { stream: true }));
  }
}

/** Puts together what comes in pieces, and hands on each result. */
export function makeEventReader(heard: (reply: Reply) => void): (piece: string) => void {
  let text = '';
  return (piece) => {
    const blocks = (text + piece).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, data] = /^event: next\ndata: (.*)$/.exec(block) ?? [];
      if (data !== undefined) heard(JSON.parse(data) as Reply);
    }
  };
}
