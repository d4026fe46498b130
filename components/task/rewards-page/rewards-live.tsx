'use client'

import { useTranslations } from 'next-intl'
import { Row } from '#components/ui/layout/layout.tsx'
import { useAuth } from '#components/providers/auth-context.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { Button } from '#components/ui/controls/button.tsx'
import type { DisplayRate } from '@fanfare/languages/display-rate.ts'
import { startsLoggedIn } from '#lib/session/starts-logged-in.ts'
import styles from './my-rewards.module.css'
import { MyRewards } from './my-rewards.tsx'
import { RewardsHead, RewardsWaiting } from './rewards-head.tsx'
import { RewardsVisitor } from './rewards-poster.tsx'
import type { WelcomeActivity } from '../welcome-activity.ts'

export interface RewardsProps {
  welcome: WelcomeActivity | null
  /** Absent: amounts are shown in their asset alone. */
  rate?: DisplayRate | undefined
}

export function RewardsLive({ welcome, rate }: RewardsProps) {
  const { isLogin, isInitialized, loading } = useAuth()
  const visitor = (
    <>
      <RewardsHead />
      {loading || (!isInitialized && startsLoggedIn()) ? <RewardsWaiting /> : <RewardsVisitor />}
    </>
  )
  return (
    <>
      {isLogin ? <MyRewards welcome={welcome} rate={rate} /> : visitor}
      <AppLinks isLogin={isLogin} />
    </>
  )
}

/** APP-3: the app's own screens for what a reader of rewards wants next; it has no footer with the help. Only in the app, by CSS. */
function AppLinks({ isLogin }: { isLogin: boolean }) {
  const t = useTranslations('download')
  const openTarget = useOpenTarget()
  return (
    <Row gap="12" top="24" wrap className={styles.appLinks}>
      {isLogin && (
        <Button variant="outlined" onClick={() => openTarget('asset')}>
          {t('feature.assets')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => openTarget('support-chat')}>
        {t('feature.support_chat')}
      </Button>
    </Row>
  )
}
