'use client'

import { useTranslations } from 'next-intl'
import { useAuth } from '#components/providers/auth-context.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { startsLoggedIn } from '#lib/session/starts-logged-in.ts'
import styles from './my-rewards.module.css'
import { MyRewards } from './my-rewards.tsx'
import { RewardsHead } from './rewards-head.tsx'
import { RewardsVisitor } from './rewards-visitor.tsx'
import { RewardsWaiting } from './rewards-waiting.tsx'
import type { WelcomeActivity } from '../welcome-activity.ts'

export interface RewardsProps {
  welcome: WelcomeActivity | null
}

export function RewardsLive({ welcome }: RewardsProps) {
  const { isLogin, isInitialized, loading } = useAuth()
  const visitor = (
    <>
      <RewardsHead />
      {loading || (!isInitialized && startsLoggedIn()) ? <RewardsWaiting /> : <RewardsVisitor />}
    </>
  )
  return (
    <>
      {isLogin ? <MyRewards welcome={welcome} /> : visitor}
      <SupportChat />
    </>
  )
}

/** APP-3: the app has no footer with the help; its own support chat opens here. Only in the app, by CSS. */
function SupportChat() {
  const t = useTranslations('download')
  const openTarget = useOpenTarget()
  return (
    <p className={styles.support}>
      <Button variant="outlined" onClick={() => openTarget('support-chat')}>
        {t('feature.support_chat')}
      </Button>
    </p>
  )
}
