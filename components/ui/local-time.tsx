'use client'

import { useSyncExternalStore } from 'react'
import { fillDate, type DateWords } from '#lib/i18n/fill-date.ts'
import { addNote, type OwnTimeNote } from '#lib/i18n/own-time-note.ts'
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

/** A time in the reader's zone, which only the browser knows. */
export function LocalTime({ at, words, pattern, note, sentence, placeholder }: LocalTimeProps) {
  const timeZone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  )
  if (timeZone === null) {
    return (
      <span className={styles.unknown} aria-hidden="true">
        {placeholder}
      </span>
    )
  }
  const time = fillDate(words, pattern, at, timeZone)
  return (
    <time dateTime={new Date(at).toISOString()}>
      {sentence.replace('{time}', note ? addNote(note, time, at, timeZone) : time)}
    </time>
  )
}
