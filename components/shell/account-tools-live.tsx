'use client'

import { useAuth } from '#components/providers/auth-context.ts'
import { AccountTools } from './account-tools.tsx'
import { MessageBell } from './message-bell.tsx'

export function AccountToolsLive() {
  const { user, isLogin, logOut } = useAuth()
  // A logged-in user can log out even when their name cannot be read.
  return (
    <>
      {isLogin && <MessageBell />}
      <AccountTools user={isLogin ? { loginName: user?.loginName ?? null } : null} onLogout={logOut} />
    </>
  )
}
