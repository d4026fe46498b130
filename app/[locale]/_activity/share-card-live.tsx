'use client'

import { useAuth } from '#components/providers/auth-context.ts'
import { ShareButton } from '#components/share/share-button.tsx'
import { ShareCardVisitor } from '#components/share/share-card-visitor.tsx'
import { ShareCard } from '#components/share/share-card.tsx'
import type { ShareSubject } from '#components/share/share-subject.ts'

/** A user shares the page; after a session has ended the page offers the login again. */
export function ShareCardLive({ subject, path }: { subject: ShareSubject; path: string }) {
  const { isLogin } = useAuth()
  if (!isLogin) return <ShareCardVisitor path={path} />
  return (
    <ShareCard>
      <ShareButton subject={subject} />
    </ShareCard>
  )
}
