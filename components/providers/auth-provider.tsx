import { useMemo, type ReactNode } from 'react'
import { readBearerToken } from '#lib/session/tokens.ts'
import { sessionApi } from '#store/api/session.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { logOut } from '#store/session.ts'
import { selectSession } from '#store/slices/session.ts'
import { selectIsLogin, selectUserId } from '#store/slices/user-info.ts'
import { AuthContext, type Auth } from './auth-context.ts'

interface AuthProviderProps {
  languageType: number
  sharedLinkUrl?: string | null
  children: ReactNode
}

/** AUTH-1: a view of the store and the settings. store/session.ts changes the session, once for all islands. */
export function AuthProvider({ languageType, sharedLinkUrl = null, children }: AuthProviderProps) {
  const dispatch = useAppDispatch()
  const isLogin = useAppSelector(selectIsLogin)
  const uid = useAppSelector(selectUserId)
  const session = useAppSelector(selectSession)
  // A subscription keeps the user info cached for as long as the page, and refetches it after a change.
  const { data: user = null } = sessionApi.useUserinfoQuery(
    { languageType, terminalCode: 1 },
    { skip: !isLogin || !session.isInitialized },
  )
  const auth = useMemo(
    (): Auth => ({
      ...session,
      user: isLogin ? user : null,
      token: isLogin ? (readBearerToken()?.value ?? null) : null,
      isLogin,
      uid,
      sharedLinkUrl,
      logOut: () => void dispatch(logOut()),
    }),
    [user, isLogin, uid, session, sharedLinkUrl, dispatch],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
