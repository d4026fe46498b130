'use client'

import type { ReactNode } from 'react'
import { useNow } from '#components/ui/time/use-now.ts'
import styles from './snapshot-list.module.css'

/** `enough` and `short`: taken, with what the user held then; `next`: the one that comes next. */
export type SnapshotState = 'announced' | 'next' | 'enough' | 'short' | 'taken'

interface SnapshotTileProps {
  /** ms */
  at: number
  /** When the one before it is taken; null for the first. */
  before: number | null
  state: SnapshotState
  /** Nothing is known but when each is taken. */
  isByClock: boolean
  words: Readonly<Record<SnapshotState, string>>
  /** When the server drew the page, ms. */
  drawnAt: number
  /** Shown with the one that comes next. */
  countdown: ReactNode
  /** Its number and time. */
  children: ReactNode
}

/** A snapshot as a shutter: open once it is taken, opening while it comes next, closed before. */
export function SnapshotTile({ at, before, state, isByClock, words, drawnAt, countdown, children }: SnapshotTileProps) {
  const now = useNow() ?? drawnAt
  const isPast = now >= at
  const isNext = !isPast && (before === null || now >= before)
  const look = !isByClock ? state : isPast ? 'taken' : isNext ? 'next' : state
  return (
    <li data-look={look}>
      <span className={styles.shutter} aria-hidden="true" />
      <div className={styles.words}>
        <b>{words[look]}</b>
        {look === 'next' && countdown}
        {children}
      </div>
    </li>
  )
}
