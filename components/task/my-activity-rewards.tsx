'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/card.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { useMyZone } from '#components/ui/use-my-zone.ts'
import { REWARD_ICONS } from './reward-look.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { useRewardText } from './use-reward-text.ts'
import { formatDayMonth } from '#lib/i18n/format-date.ts'
import { taskApi } from '#store/api/task.ts'
import styles from './reward-table.module.css'

const SHOWN = 5

export function MyActivityRewards({ activityId }: { activityId: string }) {
  const { data } = taskApi.endpoints.rewardList.useQuery({ activityId, pageIndex: 0, pageSize: SHOWN })
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const rewardText = useRewardText()
  return (
    <Card as="section" padded aria-labelledby="my-rewards">
      <h2 id="my-rewards">{t('task.my_rewards')}</h2>
      {data?.items.length === 0 && <p className={styles.none}>{t('task.no_rewards_yet')}</p>}
      <ul className={styles.rows}>
        {data?.items.map(({ rewardId, reward, state, grantedAt }) => (
          <li key={rewardId}>
            <span className={styles.icon}>
              <Icon icon={REWARD_ICONS[rewardWord(reward)]} weight="duotone" size="lg" />
            </span>
            <span className={styles.source}>
              <b>
                <bdi>{rewardText(reward)}</bdi>
              </b>
              <small>{t(`task.word.${rewardWord(reward)}`)}</small>
            </span>
            <span className={styles.amount}>
              {t(`state.${state.toLowerCase() as 'granted'}`)}
              <small>{formatDayMonth(locale, grantedAt, zone)}</small>
            </span>
          </li>
        ))}
      </ul>
      <Link look="text" href="/rewards" locale={locale}>
        {t('task.all_rewards')}
      </Link>
    </Card>
  )
}
