'use client'

import { useSyncExternalStore } from 'react'
import { fillPattern, type DateWords } from '@fanfare/languages/fill-date.ts'
import { addNote, type OwnTimeNote } from '@fanfare/languages/own-time-note.ts'
import { ownTime } from '@fanfare/kernel/time/own-time.ts'
import styles from './two-clocks.module.css'

interface LocalTimeProps {
  /** ms since the epoch. */
  at: number
  words: DateWords
  pattern: string
  note?: OwnTimeNote
  /** With the slot `{time}`. */
  sentence: string
  /** Keeps the space, hidden, until the reader's zone is known. */
  placeholder: string
}

const never = () => () => undefined

/** Without the note where the browser cannot name its zone: `ownZone` is too large for a first load. */
function withNote(note: OwnTimeNote, time: string, at: number): string {
  try {
    // oxlint-disable-next-line no-restricted-properties -- caught
    return addNote(note, time, at, Intl.DateTimeFormat().resolvedOptions().timeZone)
  } catch {
    return time
  }
}

/** A time in the reader's zone, which only the browser knows. */
export function LocalTime({ at, words, pattern, note, sentence, placeholder }: LocalTimeProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isBrowser) {
    return (
      <span className={styles.unknown} aria-hidden="true">
        {placeholder}
      </span>
    )
  }
  const time = fillPattern(words, pattern, ownTime(at))
  return (
    <time dateTime={new Date(at).toISOString()}>
      {sentence.replace('{time}', note ? withNote(note, time, at) : time)}
    </time>
  )
}
