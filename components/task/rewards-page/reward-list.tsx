'use client'

import { useWords } from '#components/ui/text/use-words.ts'
import { useState } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { rewardGroups, type RewardGroup, type RewardTab } from '#lib/task/reward-list.ts'
import { List, Row, Text } from '#components/ui/layout/layout.tsx'
import styles from './reward-list.module.css'
import { RewardRow } from './reward-row.tsx'

interface RewardListProps {
  tab: RewardTab
  items: readonly RewardItem[]
  onChange: () => void
}

/** A group shows fewer rows in the tab "all" than in its own tab. */
const FIRST = { all: 4, own: 20 } as const

export function RewardList({ tab, items, onChange }: RewardListProps) {
  const { t } = useWords()
  const groups = rewardGroups(items, tab)
  return (
    <Card as="section" aria-label={t('rewards.list')} className={styles.list}>
      {groups.length === 0 && (
        <Text tone="secondary" className={styles.none}>
          {t(`rewards.none_${tab}`)}
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

interface GroupProps extends Pick<RewardListProps, 'onChange'> {
  group: RewardGroup
  first: number
}

function Group({ group: { key, items }, first, onChange }: GroupProps) {
  const { t, number, counted } = useWords()
  const [shown, setShown] = useState(first)
  const most = Math.max(first, shown)
  // A button for one more row would take more space than the row.
  const limit = items.length - most === 1 ? items.length : most
  const more = Math.min(items.length - limit, FIRST.own)
  return (
    <>
      <Row as="h2" gap="12" justify="between" size="label" tone="secondary" className={styles.heading}>
        {t(key === 'over' ? 'rewards.group_over' : `rewards.tab_${key}`)}
        <Text as="span" numeric>
          {number(items.length)}
        </Text>
      </Row>
      <List lined>
        {items.slice(0, limit).map((item) => (
          <RewardRow key={item.rewardId} item={item} onChange={onChange} />
        ))}
      </List>
      {more > 0 && (
        <Row justify="center" className={styles.more}>
          <Button variant="text" onClick={() => setShown(limit + more)}>
            {t('rewards.show_more', counted(more))}
            <Icon icon="caret-down" size="sm" />
          </Button>
        </Row>
      )}
    </>
  )
}
