import { notFound } from 'next/navigation'
import { settings } from '#lib/queries/settings.ts'

/** Pages for development do not exist in a live deployment. @throws Next's 404 */
export function notWhenLive() {
  if (settings().live) notFound()
}
