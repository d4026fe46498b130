'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Art } from '#components/ui/art.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { isolateAmounts } from '#lib/i18n/bidi.ts'
import { closestTasks } from '#lib/task/order.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { taskApi } from '#store/api/task.ts'
import styles from './my-rewards.module.css'
import { REWARD_ICONS } from '../reward-look.ts'
import type { WelcomeActivity } from '../welcome-activity.ts'
import { useRewardText } from '#components/ui/use-reward-text.ts'

const SHOWN = 3

/** For users without rewards: what will be here, and the closest tasks (design, "Rewards empty"). */
export function RewardsEmpty({ welcome }: { welcome: WelcomeActivity | null }) {
  const t = useTranslations('rewards')
  const locale = useLocale()
  return (
    <div className={styles.top}>
      <Card as="section" className={styles.poster}>
        <div className={styles.picture}>
          <Art scene="quiet" fit="xMidYMid slice" />
        </div>
        <div className={styles.words}>
          <h2>{t('empty_title')}</h2>
          <p>{t('empty_text')}</p>
          <div className={styles.actions}>
            <Button href={welcome?.path ?? '/'} locale={locale} size="lg">
              {t(welcome ? 'empty_start' : 'empty_see')}
            </Button>
          </div>
        </div>
      </Card>
      {welcome && <Closest welcome={welcome} />}
    </div>
  )
}

function Closest({ welcome }: { welcome: WelcomeActivity }) {
  const t = useTranslations('rewards')
  const locale = useLocale()
  const rewardText = useRewardText()
  const { data } = taskApi.endpoints.taskCompletions.useQuery(welcome.activityId)
  const open = closestTasks(data?.tasks ?? []).slice(0, SHOWN)
  if (open.length === 0) return null
  return (
    <Card as="section" padded aria-labelledby="closest-tasks">
      <h2 id="closest-tasks">{t('closest')}</h2>
      <ul className={styles.closest}>
        {open.map(({ taskId, title, reward }) => (
          <li key={taskId}>
            <span className={styles.icon}>
              <Icon icon={REWARD_ICONS[rewardWord(reward)]} weight="duotone" size="lg" />
            </span>
            <div>
              <span className={styles.task}>{isolateAmounts(locale, title)}</span>
              <div className={styles.summary}>{isolateAmounts(locale, welcome.title)}</div>
            </div>
            <b>
              <bdi>{rewardText(reward)}</bdi>
            </b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
