'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { rewardGroups, type GroupKey, type RewardGroup, type RewardTab } from '#lib/task/reward-list.ts'
import { Row, Text } from '#components/ui/layout/layout.tsx'
import styles from './reward-list.module.css'
import { RewardRow } from './reward-row.tsx'

interface RewardListProps {
  tab: RewardTab
  items: readonly RewardItem[]
  onChange: () => void
}

/** A group shows fewer rows in the tab "all" than in its own tab. */
const FIRST = { all: 4, own: 20 } as const

const headingKey = (key: GroupKey) => (key === 'over' ? 'group_over' : `tab_${key}`) as 'group_over' | 'tab_granted'

export function RewardList({ tab, items, onChange }: RewardListProps) {
  const t = useTranslations('rewards')
  const groups = rewardGroups(items, tab)
  return (
    <Card as="section" aria-label={t('list')} className={styles.list}>
      {groups.length === 0 && (
        <Text tone="secondary" className={styles.none}>
          {t(`none_${tab}`)}
        </Text>
      )}
      {groups.map((group) => (
        <Group
          key={`${tab} ${group.key}`}
          group={group}
          first={tab !== 'all' ? FIRST.own : group.key === 'way' ? group.items.length : FIRST.all}
          onChange={onChange}
        />
      ))}
    </Card>
  )
}

function Group({
  group: { key, items },
  first,
  onChange,
}: {
  group: RewardGroup
  first: number
  onChange: () => void
}) {
  const t = useTranslations('rewards')
  const locale = useLocale()
  const [shown, setShown] = useState(first)
  const most = Math.max(first, shown)
  // A button for one more row would take more space than the row.
  const limit = items.length - most === 1 ? items.length : most
  const more = items.length - limit
  return (
    <>
      <Row as="h2" gap="12" justify="between" size="label" tone="secondary" className={styles.heading}>
        {t(headingKey(key))}
        <span>{formatNumber(locale, String(items.length))}</span>
      </Row>
      <ul>
        {items.slice(0, limit).map((item) => (
          <RewardRow key={item.rewardId} item={item} onChange={onChange} />
        ))}
      </ul>
      {more > 0 && (
        <div className={styles.more}>
          <Button variant="text" onClick={() => setShown(limit + Math.min(more, FIRST.own))}>
            {t('show_more', {
              count: Math.min(more, FIRST.own),
              value: formatNumber(locale, String(Math.min(more, FIRST.own))),
            })}
            <Icon icon="caret-down" size="sm" />
          </Button>
        </div>
      )}
    </>
  )
}
