/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as Apollo from '@apollo/client';
import * as ApolloReactHooks from '../lib/apolloHooks';
const defaultOptions = {} as const;
export type UserRole =
  | 'admin'
  | 'driver';

export type PortalInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalInfoQuery = { portalInfo: { companyName: string, companyPhone: string, companyEmail: string, now: string } };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { currentUser: { id: string, username: string, firstname: string, lastname: string | null, role: UserRole, email: string | null, phone: string | null, photoUrl: string | null } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };


export const PortalInfoDocument = gql`
    query PortalInfo {
  portalInfo {
    companyName
    companyPhone
    companyEmail
    now
  }
}
    `;
export function usePortalInfoQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PortalInfoQuery, PortalInfoQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PortalInfoQuery, PortalInfoQueryVariables>(PortalInfoDocument, options);
      }
export function usePortalInfoLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PortalInfoQuery, PortalInfoQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PortalInfoQuery, PortalInfoQueryVariables>(PortalInfoDocument, options);
        }
// @ts-ignore
export function usePortalInfoSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PortalInfoQuery, PortalInfoQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PortalInfoQuery, PortalInfoQueryVariables>;
export function usePortalInfoSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PortalInfoQuery, PortalInfoQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PortalInfoQuery | undefined, PortalInfoQueryVariables>;
export function usePortalInfoSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PortalInfoQuery, PortalInfoQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PortalInfoQuery, PortalInfoQueryVariables>(PortalInfoDocument, options);
        }
export type PortalInfoQueryHookResult = ReturnType<typeof usePortalInfoQuery>;
export type PortalInfoLazyQueryHookResult = ReturnType<typeof usePortalInfoLazyQuery>;
export type PortalInfoSuspenseQueryHookResult = ReturnType<typeof usePortalInfoSuspenseQuery>;
export const CurrentUserDocument = gql`
    query CurrentUser {
  currentUser {
    id
    username
    firstname
    lastname
    role
    email
    phone
    photoUrl
  }
}
    `;
export function useCurrentUserQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CurrentUserQuery, CurrentUserQueryVariables>(CurrentUserDocument, options);
      }
export function useCurrentUserLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CurrentUserQuery, CurrentUserQueryVariables>(CurrentUserDocument, options);
        }
// @ts-ignore
export function useCurrentUserSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CurrentUserQuery, CurrentUserQueryVariables>;
export function useCurrentUserSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CurrentUserQuery | undefined, CurrentUserQueryVariables>;
export function useCurrentUserSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CurrentUserQuery, CurrentUserQueryVariables>(CurrentUserDocument, options);
        }
export type CurrentUserQueryHookResult = ReturnType<typeof useCurrentUserQuery>;
export type CurrentUserLazyQueryHookResult = ReturnType<typeof useCurrentUserLazyQuery>;
export type CurrentUserSuspenseQueryHookResult = ReturnType<typeof useCurrentUserSuspenseQuery>;
export const LogoutDocument = gql`
    mutation Logout {
  logout
}
    `;
export function useLogoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LogoutMutation, LogoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
      }
export type LogoutMutationHookResult = ReturnType<typeof useLogoutMutation>;