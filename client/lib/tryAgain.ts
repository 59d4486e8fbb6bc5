/** Does the work once more. A rejected promise changes nothing: the page shows that it failed already. */
export async function tryAgain(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // The state that is shown tells it.
  }
}
