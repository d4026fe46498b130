'use client'

import type { ReactNode } from 'react'
import { useNow } from '#components/ui/time/use-now.ts'
import styles from './snapshot-list.module.css'

/** `enough` and `short`: taken, with what the user held then; `next`: the one that comes next. */
export type SnapshotState = 'announced' | 'next' | 'enough' | 'short' | 'taken'

interface SnapshotTileProps {
  /** ms */
  at: number
  /** When the previous snapshot is taken, ms; absent for the first. */
  before?: number
  state: SnapshotState
  /** Only the times are known, so that the clock decides the state. */
  isByClock: boolean
  words: Readonly<Record<SnapshotState, string>>
  /** When the server drew the page, ms. */
  drawnAt: number
  /** Shown on the next snapshot. */
  countdown: ReactNode
  /** Its number and time. */
  children: ReactNode
}

/** A snapshot as a shutter: closed, half open while it is the next one, open once taken. */
export function SnapshotTile({ at, before, state, isByClock, words, drawnAt, countdown, children }: SnapshotTileProps) {
  const now = useNow() ?? drawnAt
  const isPast = now >= at
  const isNext = !isPast && (!before || now >= before)
  const look = !isByClock ? state : isPast ? 'taken' : isNext ? 'next' : state
  return (
    <li data-look={look}>
      <span className={styles.shutter} aria-hidden />
      <div className={styles.words}>
        <b>{words[look]}</b>
        {look === 'next' && countdown}
        {children}
      </div>
    </li>
  )
}
