'use client'

import { useState } from 'react'
import { useNarrow } from '#components/ui/browser/use-media-query.ts'
import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import type { Board } from '#lib/competition/board.ts'
import { competitionApi } from '#store/api/competition.ts'
import { useAppSelector } from '#store/hooks.ts'
import { selectSession } from '#store/slices/session.ts'
import { firstChoice, foldedRows, type BoardChoice, type BoardSubject } from './board-subject.ts'
import { BoardView } from './board-view.tsx'
import { Snapshot } from '../snapshot/snapshot.tsx'
import { useBoardPolling } from './use-board-polling.ts'

export interface BoardLiveProps {
  subject: BoardSubject
  /** The server's first page; null where the server could not read it. */
  initial: Board | null
}

/** Rows of a page on phones. */
const PAGE_SIZE_NARROW = 10

/** The leaderboard with the reader's choice of track, period and page, read again with each snapshot. */
export function BoardLive({ subject, initial }: BoardLiveProps) {
  const { activityId, cadence, tracks } = subject
  const first = firstChoice(subject)
  const [{ choice, isPaging }, choose] = useState<{ choice: BoardChoice; isPaging: boolean }>({
    choice: first,
    isPaging: false,
  })
  const [isOpen, open] = useState(false)
  const pageSize = useNarrow() ? PAGE_SIZE_NARROW : PAGE_SIZE_DEFAULT
  const { isInitialized } = useAppSelector(selectSession)
  const { weightClass, ...asked } = choice
  const query = competitionApi.endpoints.board.useQuery(
    { activityId, ...asked, ...(weightClass !== null && { weightClass }), pageSize },
    { skip: !isInitialized, ...useBoardPolling(activityId, cadence) },
  )
  const { track, period, pageIndex } = choice
  const isFirst = weightClass === null && track === first.track && period === first.period && pageIndex === 0
  const ofFirst = initial && { ...initial, items: initial.items.slice(0, pageSize) }
  // The page before stays while the next one loads; the rows of another track would be read as those of this one.
  const previous = isPaging ? query.data : undefined
  const board = query.currentData ?? (isFirst ? ofFirst : (previous ?? null))
  const onTrack = (next: BoardChoice['track']) => {
    const periods = tracks.find((one) => one.track === next)?.periods ?? []
    choose({
      choice: { weightClass, track: next, period: periods.includes(period) ? period : 'ALL', pageIndex: 0 },
      isPaging: false,
    })
  }
  return (
    <BoardView
      subject={subject}
      choice={choice}
      board={board}
      pageSize={pageSize}
      folded={isOpen ? undefined : foldedRows(track)}
      hasFailed={query.isError}
      isBusy={query.isFetching && query.currentData === undefined && board !== null && !isFirst}
      handlers={{
        onTrack,
        onClass: (next) => choose({ choice: { ...choice, weightClass: next, pageIndex: 0 }, isPaging: false }),
        onPeriod: (next) => choose({ choice: { ...choice, period: next, pageIndex: 0 }, isPaging: false }),
        onPage: (next) => choose({ choice: { ...choice, pageIndex: next }, isPaging: true }),
        onRetry: () => void query.refetch(),
        onOpen: () => open(true),
      }}
      snapshot={
        // Another track or class has other snapshots.
        board && (
          <Snapshot
            key={`${track} ${period} ${board.weightClass}`}
            activityId={activityId}
            choice={choice}
            board={board}
          />
        )
      }
    />
  )
}
