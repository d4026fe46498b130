import type { WireAnswer, WireRequest } from '../http/client.ts'
import { pageClock } from '../http/clock.ts'
import { PERSIST_RECORD } from '../session/recorded-login.ts'
import { readStoredJson } from '../stored.ts'
import { readBearerToken } from '../session/tokens.ts'
import { countPageAge, showCopyAge, showLive } from './copy-age.ts'
import { ANSWER_CACHE } from './forget-user.ts'

/** The user of the persisted store; null without a login, and when storage is forbidden or holds anything else. */
function recordedUserId() {
  try {
    const { userInfo } = (readStoredJson(PERSIST_RECORD) ?? {}) as { userInfo?: string }
    const { isLogin, userId } = JSON.parse(userInfo ?? '{}') as { isLogin?: unknown; userId?: unknown }
    return isLogin === true && typeof userId === 'string' ? userId : null
  } catch {
    return null
  }
}

/** Names of the calls whose last answer is kept: the user's part of an activity, tasks and rewards. */
const KEPT: ReadonlySet<string> = new Set([
  'activityDetail',
  'nonProductizedDetail',
  'nonProductizedApplyStatus',
  'applyStatus',
  'eligible',
  'taskCompletions',
  'generalTaskCompletions',
  'claimable',
  'getRewardList',
  'rewardTimeline',
])

type KeptAnswer = Pick<WireAnswer, 'status' | 'text' | 'sentAt' | 'receivedAt'>
type Sent = Pick<WireRequest, 'call' | 'target' | 'signal'>

/** Equal to no address of the site. The target has neither token nor signature, because those are headers. */
const keyOf = (uid: string, target: string) => `/answers/${encodeURIComponent(uid)}${target}`

const isKept = ({ call }: Sent) => KEPT.has(call.name)

function isSuccess({ call }: Sent, { status, text }: WireAnswer) {
  try {
    return status === 200 && (JSON.parse(text) as { code?: unknown } | null)?.code === call.successCode
  } catch {
    return false
  }
}

/** Keeps the answer to a request of the user `uid`, unless another user has logged in since, or storage is full or forbidden. */
export async function keepAnswer(uid: string, sent: Sent, answer: WireAnswer) {
  showLive()
  if (!isKept(sent) || !isSuccess(sent, answer) || recordedUserId() !== uid) return
  const { status, text, sentAt, receivedAt } = answer
  const kept: KeptAnswer = { status, text, sentAt, receivedAt }
  try {
    const cache = await caches.open(ANSWER_CACHE)
    await cache.put(keyOf(uid, sent.target), Response.json(kept))
  } catch {
    // Without copies, the page still works.
  }
}

/**
 * The last answer to a request that got none; shows its age on the page. It has the times of its own exchange, so that the page's
 * clock is corrected as it was then, even if the device's is wrong by a day. Null without a copy.
 */
export async function recallAnswer(uid: string, sent: Sent, now: number): Promise<WireAnswer | null> {
  if (!isKept(sent) || sent.signal?.aborted || recordedUserId() !== uid) return null
  try {
    const found = await (await caches.open(ANSWER_CACHE)).match(keyOf(uid, sent.target))
    if (!found) return null
    const kept = (await found.json()) as KeptAnswer
    showCopyAge(now - kept.receivedAt)
    return { ...kept, requestId: undefined, retryAfter: undefined }
  } catch {
    return null
  }
}

/** Sends a user's call; if there is no answer at all, returns the last one, if there is one. @throws as `send` */
export async function sendOrRecall(
  send: (request: WireRequest) => Promise<WireAnswer>,
  request: WireRequest,
): Promise<WireAnswer> {
  countPageAge()
  if (!isKept(request)) return send(request)
  const uid = recordedUserId()
  try {
    const answer = await send(request)
    // The first calls after a login are sent before the login is recorded.
    const recorded = recordedUserId()
    const isSameSession = readBearerToken()?.value === request.token?.value && (uid ?? recorded) === recorded
    if (recorded !== null && isSameSession) void keepAnswer(recorded, request, answer)
    return answer
  } catch (error) {
    const copy = uid === null ? null : await recallAnswer(uid, request, pageClock.local())
    if (copy) return copy
    throw error
  }
}
