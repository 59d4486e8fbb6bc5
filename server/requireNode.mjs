/** The oldest Node that runs the portal. npm brings a newer one along for most processors (docs/decisions/running/runtime.md). */
const OLDEST = 22;

/** Ends the process with one line when the Node that runs it is too old. */
export function requireNode() {
  const { node } = process.versions;
  if (Number.parseInt(node) >= OLDEST) return;
  console.error(
    `The portal needs Node ${OLDEST} or newer and runs on ${node}: use "npm start", or install a newer Node.`,
  );
  process.exit(1);
}
