'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Tabs } from '#components/ui/controls/tabs.tsx'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { countByTab, REWARD_TABS, type RewardTab } from '#lib/task/reward-list.ts'
import styles from './my-rewards.module.css'

/** Their numbers add up to that of "All"; a tab without rewards is shown only while the address names it. */
export function RewardTabs({ items, current }: { items: readonly RewardItem[]; current: RewardTab }) {
  const t = useTranslations('rewards')
  const locale = useLocale()
  const counts = countByTab(items)
  return (
    <Tabs
      label={t('tabs')}
      locale={locale}
      className={styles.tabs}
      items={REWARD_TABS.filter((tab) => tab === 'all' || tab === current || counts[tab] > 0).map((tab) => ({
        key: tab,
        label: t(`tab_${tab}`),
        count: counts[tab] === 0 ? undefined : formatNumber(locale, String(counts[tab])),
        href: `#${tab}`,
        current: tab === current,
      }))}
    />
  )
}
