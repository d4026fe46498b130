import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import { resolveMoment } from '../../activities/publication/resolve-moment.ts'
import { scheduleFor, scheduleKeptOpen } from '../../activities/publication/schedule.ts'

export interface PublishedCampaign {
  publishedAt: number
  endTime: number
}

/**
 * The file with instants instead of days from the first publication, so that an unchanged file is the same at every start.
 * `isKeptOpen`: for demonstrations, whose campaign is prolonged before it ends.
 */
export function withInstants(
  file: AgentProgramme,
  published: PublishedCampaign | null,
  { now, isKeptOpen }: { now: number; isKeptOpen: boolean },
): { startTime: number; endTime: number; definition: AgentProgramme } {
  const times = (isKeptOpen ? scheduleKeptOpen : scheduleFor)(file, published && { ...published, joined: true }, now)
  const iso = (at: number) => new Date(at).toISOString()
  const news = file.news.map(({ at, texts }) => ({
    at: iso(resolveMoment(at, published?.publishedAt ?? now, file.timeZone)),
    texts,
  }))
  const definition = { ...file, news, startTime: iso(times.startTime), endTime: iso(times.endTime) }
  return { ...times, definition: JSON.parse(JSON.stringify(definition)) as AgentProgramme }
}
