import { skipToken } from '@reduxjs/toolkit/query/react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useAuth } from '#components/providers/auth-context.ts'
import { RetryButton } from '#components/ui/surface/retry-notice.tsx'
import { CopyText } from '#components/ui/controls/copy-text.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { registrationLink } from '#lib/session/registration-link.ts'
import { shareApi } from '#store/api/share.ts'
import { useAnswer } from '#store/use-answer.ts'
import styles from './invite-teaser.module.css'
import { InviteVisitor } from './invite-visitor.tsx'

/** `share` opens the poster of the invite link. */
export function InviteTeaserLive({ share }: { share?: ReactNode }) {
  const t = useTranslations()
  const locale = useLocale()
  const { isLogin } = useAuth()
  const query = shareApi.useUserVipCodeQuery(isLogin ? undefined : skipToken)
  const answer = useAnswer(query)
  if (!isLogin) return <InviteVisitor />
  if (!answer.isKnown && !answer.hasFailed) return <Skeleton height="50px" radius="control" className={styles.code} />
  if (!answer.isKnown) {
    return (
      <div className={styles.code}>
        <span role="status" className={styles.address}>
          {t('activity.loading_failed')}
        </span>
        <RetryButton busy={query.isFetching} onClick={() => void query.refetch()} />
      </div>
    )
  }
  const path = registrationLink(locale, answer.data.vipCode)
  return (
    <>
      <div className={styles.code}>
        <span role="group" aria-label={t('invite.link_label')} className={styles.address}>
          <bdi dir="ltr">{window.location.host + path}</bdi>
        </span>
        <CopyText
          text={window.location.origin + path}
          label={t('common.btn_copy')}
          icon={<SmallIcon icon="copy" />}
          size="sm"
        />
      </div>
      {share}
    </>
  )
}
