import { createContext, use } from 'react'
import type { UserInfo } from '#lib/contract/session/userinfo.ts'

/** AUTH-1. `token` is what the calls are sent with; never shown, logged or put into a URL. */
export interface Auth {
  user: UserInfo | null
  token: string | null
  loading: boolean
  isInitialized: boolean
  isLogin: boolean
  uid: string | null
  agentVipCode: string | null
  sharedLinkUrl: string | null
  ipInfo: { country: string } | null
  logOut: () => void
}

export const AuthContext = createContext<Auth | null>(null)

/** Inside islands only. @throws Error outside of the kit's providers */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth belongs inside an island')
  return auth
}
