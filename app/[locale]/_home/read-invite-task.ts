import { findWelcome } from '#lib/task/find-welcome.ts'
import type { Task } from '@fanfare/contract/task/task.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { listActivities, readActivity } from '#lib/queries/activity.ts'

/** The welcome activity's task that pays for an invited friend; null when there is none, or it cannot be read just now. */
export async function readInviteTask(locale: Locale): Promise<Task | null> {
  const welcome = findWelcome(await listActivities(locale))
  if (!welcome) return null
  const detail = await readActivity(welcome.activityId, locale).catch(() => null)
  return detail?.tasks.find(({ taskType }) => taskType === 'INVITE_FRIEND') ?? null
}
