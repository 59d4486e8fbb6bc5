import { useCurrentUserQuery } from '../../generated/graphql';

/** Reads the signed-in user again, after actions that may end the session; then the login page opens. */
export function useSelf() {
  const { data, refetch } = useCurrentUserQuery();
  const { id, role } = data?.currentUser ?? {};
  return {
    isAdmin: role === 'admin',
    isSelf: (userId: string) => userId === id,
    askAgain: () => void refetch().catch(() => undefined),
  };
}
