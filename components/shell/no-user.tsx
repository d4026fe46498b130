import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { isStarting, useAuth } from '#components/providers/auth-context.ts'
import { RetryNotice } from '#components/ui/surface/retry-notice.tsx'
import { useAppDispatch } from '#store/hooks.ts'
import { loadUser } from '#store/session.ts'

interface NoUserProps {
  /** The skeletons of the user's content. */
  waiting: ReactNode
  visitor: ReactNode
}

/** The page asks again at once, so the first failure is not worth a word. */
const SAID_FROM = 2

/**
 * What a page of users shows while it has no user: the visitor's view only after the gateway has said that there is none. A reader
 * whom the gateway does not answer may be logged in, so nothing here invites them to sign up.
 */
export function NoUser({ waiting, visitor }: NoUserProps): ReactNode {
  const auth = useAuth()
  const dispatch = useAppDispatch()
  const t = useTranslations('session')
  if (!isStarting(auth)) return visitor
  return (
    <>
      {auth.unanswered >= SAID_FROM && (
        <RetryNotice title={t('unknown_title')} onRetry={() => void dispatch(loadUser())} top="16">
          {t('unknown_text')}
        </RetryNotice>
      )}
      {waiting}
    </>
  )
}
