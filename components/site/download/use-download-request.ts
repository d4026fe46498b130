import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'
import { readCodeIn } from '@fanfare/contract/typed-text.ts'
import { isInviteCode } from '#lib/session/invite-code.ts'
import { isDownloadTarget } from './download-texts.ts'

/** The form of ids in the contract, tested here without its parser. */
const ID = /^[A-Za-z0-9_-]{1,64}$/

/**
 * The target, the task that it serves, and the invite code that the URL asks for; only known names and well-formed ids and codes.
 * `search`: the same as a query of this page.
 */
export function useDownloadRequest() {
  const { query } = useUrlQuery()
  const asked = query.get('target')
  const target = isDownloadTarget(asked) ? asked : null
  const [activityId, taskId] = [query.get('activity') ?? '', query.get('task') ?? '']
  const task = target && ID.test(activityId) && ID.test(taskId) ? { activityId, taskId } : null
  const code = readCodeIn(query.toString(), 'vipCode')
  const vipCode = code && isInviteCode(code) ? code : null
  const kept = new URLSearchParams({
    ...(target && { target }),
    ...(task && { activity: activityId, task: taskId }),
    ...(vipCode && { vipCode }),
  })
  return { target, task, vipCode, search: kept.size > 0 ? `?${kept}` : '' }
}
