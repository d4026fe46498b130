'use client'

import { useAuth } from '#components/providers/auth-context.ts'
import { startsLoggedIn } from '#lib/session/starts-logged-in.ts'
import { MessagesHead } from './messages-head.tsx'
import { MessagesVisitor } from './messages-visitor.tsx'
import { MessagesWaiting } from './messages-waiting.tsx'
import { MyMessages } from './my-messages.tsx'

export function MessagesLive() {
  const { isLogin, isInitialized, loading } = useAuth()
  if (isLogin) return <MyMessages />
  return (
    <>
      <MessagesHead />
      {loading || (!isInitialized && startsLoggedIn()) ? <MessagesWaiting /> : <MessagesVisitor />}
    </>
  )
}
