'use client'

import { useAuth } from '#components/providers/auth-context.ts'
import { AccountTools } from './account-tools.tsx'

export function AccountToolsLive() {
  const { user, isLogin, logOut } = useAuth()
  // Who is logged in may log out even while their name cannot be read.
  return <AccountTools user={isLogin ? { loginName: user?.loginName ?? null } : null} onLogout={logOut} />
}
