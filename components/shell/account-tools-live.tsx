'use client'

import { useAuth } from '#components/providers/auth-context.ts'
import { AccountTools } from './account-tools.tsx'

export function AccountToolsLive() {
  const { user, logOut } = useAuth()
  return <AccountTools user={user} onLogout={logOut} />
}
