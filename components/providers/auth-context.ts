import { createContext, use } from 'react'
import type { UserInfo } from '@fanfare/contract/session/userinfo.ts'
import { startsLoggedIn } from '#lib/session/starts-logged-in.ts'
import type { SessionState } from '#store/slices/session.ts'

/** AUTH-1. `token` is the bearer token of calls; never shown, logged or put into a URL. */
export interface Auth extends Pick<
  SessionState,
  'loading' | 'isInitialized' | 'unanswered' | 'agentVipCode' | 'ipInfo'
> {
  user: UserInfo | null
  token: string | null
  isLogin: boolean
  uid: string | null
  /** NET-4: of the remote file; absent when users share our own link. */
  sharedLinkUrl?: string | null
  logOut: () => void
}

export const AuthContext = createContext<Auth | null>(null)

/** For islands only. @throws Error outside of the runtime's providers */
export function useAuth() {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth belongs inside an island')
  return auth
}

/** Whether the session may still turn out to be a user's: the gateway has not said yet, or did not answer. */
export const isStarting = ({ loading, isInitialized }: Auth) => loading || (!isInitialized && startsLoggedIn())
