'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { Board } from '#lib/competition/board.ts'
import { validRank } from '#lib/competition/my-place.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { BoardChoice } from '../board/board-subject.ts'
import { SnapshotNumber } from './snapshot-number.tsx'
import styles from './snapshot.module.css'

interface SnapshotProps {
  activityId: string
  choice: BoardChoice
  board: Board
}

const RowCheckPanel = lazyWithRetry(() => import('./row-check-panel.tsx').then((m) => m.RowCheckPanel))

/** The number of the snapshot; for a ranked user a button that verifies their own row in it. */
export function Snapshot({ activityId, choice: { track, period }, board }: SnapshotProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const [isOpen, open] = useState(false)
  const { snapshotSeq, snapshotHash, mine, weightClass } = board
  if (snapshotSeq === null || validRank(mine) === null) return <SnapshotNumber seq={snapshotSeq} />
  const number = formatNumber(locale, String(snapshotSeq))
  return (
    <>
      <Button variant="text" size="sm" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <Icon icon="fingerprint" size="sm" />
        {t('check_row', { number })}
      </Button>
      {isOpen && (
        <div className={styles.panel}>
          <RowCheckPanel.Part {...{ activityId, track, period, weightClass, snapshotSeq, snapshotHash }} />
        </div>
      )}
    </>
  )
}
