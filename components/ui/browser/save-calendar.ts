import { saveFile } from './save-file.ts'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { serverNow } from '#lib/http/clock.ts'
import { deadlinesCalendar, type Deadline } from '#lib/task/deadlines-calendar.ts'

/** Saves deadlines as a calendar file, with reminders and links to the page with this path. */
export function saveCalendar(deadlines: readonly Deadline[], path: string, name: string) {
  const { siteOrigin, brandName } = readPublicConfig()
  const { host, href } = new URL(path, siteOrigin)
  const file = deadlinesCalendar(deadlines, { host, url: href, brand: brandName, now: serverNow() })
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), name)
}
