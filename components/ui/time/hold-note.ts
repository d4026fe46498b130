import { formatDeadline } from '@fanfare/languages/format-date.ts'
import type { Texts } from '../text/use-words.ts'

/** When a reward on hold is released, in the reader's zone; `until`: ms, where it is known. */
export const holdNote = ({ t, locale, zone }: Texts & { zone: string }, until?: number | null) =>
  until == null ? t('rewards.note_hold_undated') : t('rewards.note_hold', { date: formatDeadline(locale, until, zone) })
