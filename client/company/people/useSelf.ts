import { useCurrentUserQuery } from '../../generated/graphql';

/** Who is signed in, and how to find out again: after actions that end the own session that leads to the login page. */
export function useSelf() {
  const { data, refetch } = useCurrentUserQuery();
  const { id, role } = data?.currentUser ?? {};
  return {
    isAdmin: role === 'admin',
    isSelf: (userId: string) => userId === id,
    askAgain: () => void refetch().catch(() => undefined),
  };
}
