import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import { localized } from './localized.ts'

/** The announcements of a campaign up to now, newest first. A stored campaign has instants instead of days. */
export const listNews = (
  news: AgentProgramme['news'],
  locale: string,
  now: number,
): { at: number; title: string; body: string }[] =>
  news
    .map(({ at, texts }) => ({ at: Date.parse(at), ...localized(texts, locale) }))
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => b.at - a.at)
