'use client'

import { useSyncExternalStore } from 'react'
import { rememberInviteCode } from '#lib/session/invite-code.ts'

const never = () => () => undefined

/** The invite code of the URL, else the remembered one; null on the server and in the first render. */
export function useKeptInviteCode() {
  return useSyncExternalStore(
    never,
    () => rememberInviteCode(window.location.search),
    () => null,
  )
}
