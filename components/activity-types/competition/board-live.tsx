'use client'

import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { competitionApi } from '#store/api/competition.ts'
import { useAppSelector } from '#store/hooks.ts'
import { isFirstRead } from '#store/is-first-read.ts'
import { useAnswer } from '#store/use-answer.ts'
import { selectSession } from '#store/slices/session.ts'
import { lazyOpened } from '#components/providers/lazy-opened.tsx'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { validRank } from '#lib/competition/my-place.ts'
import type { Board } from '#lib/competition/board.ts'
import { firstChoice, type BoardChoice, type BoardSubject } from './competition-subject.ts'
import { BoardView, SnapshotNumber } from './board-view.tsx'
import styles from './board.module.css'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMyActivity } from '#store/use-my-activity.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'

interface BoardLiveProps {
  subject: BoardSubject
  /** The first page; null where the server could not read it. */
  initial: Board | null
}

/** The leaderboard by the reader's choice, refetched with each snapshot. */
export function BoardLive({ subject, initial }: BoardLiveProps) {
  const { activityId, tracks } = subject
  const first = firstChoice(subject)
  const [{ choice, isPaging }, setChoice] = useState({ choice: first, isPaging: false })
  const choose = (change: Partial<BoardChoice>) => {
    const next = { ...choice, pageIndex: 0, ...change }
    const hasPeriod = tracks.find(({ track }) => track === next.track)?.periods.includes(next.period)
    setChoice({ choice: hasPeriod ? next : { ...next, period: 'ALL' }, isPaging: 'pageIndex' in change })
  }
  const [isOpen, open] = useOpening()
  const pageSize = PAGE_SIZE_DEFAULT
  const { isInitialized } = useAppSelector(selectSession)
  const query = competitionApi.useBoardQuery(
    { activityId, ...choice, pageSize },
    { skip: !isInitialized, ...useBoardPolling(subject) },
  )
  const { weightClass, track, period, pageIndex } = choice
  const isFirst = !weightClass && track === first.track && period === first.period && pageIndex === 0
  const ofFirst = initial && { ...initial, items: initial.items.slice(0, pageSize) }
  // Keep the previous page only while paging: a reader would take rows of another track for those of this one.
  const previous = isPaging ? query.data : undefined
  const board = query.currentData ?? (isFirst ? ofFirst : (previous ?? null))
  return (
    <BoardView
      {...{ subject, choice, board, pageSize }}
      folded={!isOpen}
      hasFailed={query.isError}
      isBusy={isFirstRead(query) && !!board && !isFirst}
      onChoose={choose}
      onRetry={() => void query.refetch()}
      onOpen={open}
      snapshot={
        // Each track and class has its own snapshots.
        board && <Snapshot key={`${track} ${period} ${board.weightClass}`} {...{ activityId, track, period, board }} />
      }
    />
  )
}

const BOARD = '[data-live-part=board]'
const rowsOf = () => [...document.querySelectorAll<HTMLElement>(`${BOARD} tbody:first-of-type tr`)]
/** Of the part that is visible, px. */
const bottomOf = () => document.querySelector(BOARD)?.getBoundingClientRect().bottom ?? 0

/**
 * Shows all rows; the pressed button is gone then, so the focus goes to the first row that was added. A press from before the page's
 * code is done late and by script: a reader who has scrolled on since, past the middle of the screen, keeps what they read in its place.
 */
function useOpening() {
  const [folded, setFolded] = useState<number | null>(null)
  const passed = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (passed.current === null) return
    const added = bottomOf() - passed.current
    passed.current = null
    if (added !== 0) window.scrollBy({ top: added, behavior: 'instant' })
  }, [folded])
  useEffect(() => {
    const added = folded === null ? undefined : rowsOf()[folded]
    if (added) focusElement(added)
  }, [folded])
  const open = (press: MouseEvent): void => {
    const bottom = bottomOf()
    if (!press.isTrusted && bottom < window.innerHeight / 2) passed.current = bottom
    setFolded(rowsOf().length)
  }
  return [folded !== null, open] as const
}

const RowCheckPanel = lazyOpened(async () => (await import('./row-check.tsx')).RowCheckPanel)

export interface SnapshotProps extends Pick<BoardChoice, 'track' | 'period'> {
  activityId: string
  board: Board
}

/** The snapshot's number; for a ranked user also a button that verifies their row in it. */
function Snapshot(props: SnapshotProps) {
  const { t, number } = useWords()
  const [isOpen, open] = useState(false)
  const { snapshotSeq, mine } = props.board
  if (!snapshotSeq || !validRank(mine)) return <SnapshotNumber seq={snapshotSeq} />
  return (
    <>
      <SmallButton variant="text" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <SmallIcon icon="fingerprint" />
        {t('competition.check_row', { number: number(snapshotSeq) })}
      </SmallButton>
      {isOpen && (
        <div className={styles.panel}>
          <RowCheckPanel.Opened {...props} />
        </div>
      )}
    </>
  )
}

export type RankedCompetition = Pick<BoardSubject, 'activityId' | 'cadence'>

/** The user's own row of the first leaderboard; null when the user has not joined. */
export function useMyRank(competition: RankedCompetition) {
  const { activityId } = competition
  const { isLoading, my, isMember, completions } = useMyActivity(activityId)
  const query = competitionApi.useBoardQuery(
    isMember ? { activityId, pageIndex: 0, pageSize: 1 } : skipToken,
    useBoardPolling(competition),
  )
  const { data, isKnown, hasFailed } = useAnswer(query)
  return {
    isLoading: isLoading || (isMember && !isKnown && !hasFailed),
    isMember,
    isLogin: !!my,
    completions,
    board: data ?? null,
    mine: data?.mine ?? null,
    hasFailed,
    retry: () => void query.refetch(),
  }
}

/** The shortest polling interval, ms. */
const SHORTEST_MS = 30_000

/**
 * RTK Query's options for a leaderboard, which each snapshot's event refetches. It is also polled every `cadence` seconds while
 * the page is visible, because a check without a change sends no event, but the board shows when it was checked.
 */
function useBoardPolling({ activityId, cadence }: RankedCompetition) {
  useLiveTopic('board', activityId)
  return { pollingInterval: Math.max(SHORTEST_MS, cadence * 1000), skipPollingIfUnfocused: true }
}
