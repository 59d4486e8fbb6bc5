import './testCluster';

export default async function endTestCluster(): Promise<void> {
  await globalThis.endTestCluster?.();
}
