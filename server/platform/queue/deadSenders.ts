interface SenderRows {
  findGoneSenders(): Promise<{ sender: string }[]>;
  giveBack(senders: readonly string[]): Promise<unknown>;
}

/**
 * Gives back the messages of copies that died while they sent them. A copy notes the name of its sessions with each message
 * that it fetches; a name without any session twice in a row is of a dead copy (docs/decisions/dead-senders.md).
 */
export function createDeadSenders(rows: SenderRows): { look(): Promise<void> } {
  let missing: string[] = [];
  return {
    async look() {
      if (missing.length > 0) await rows.giveBack(missing);
      missing = (await rows.findGoneSenders()).map(({ sender }) => sender);
    },
  };
}
