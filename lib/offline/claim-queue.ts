import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { readStoredJson, writeStored } from '../stored.ts'
import { CLAIMS_KEY } from './forget-user.ts'

/** A claim that has no answer yet: what the news of it needs, and no token. */
export interface QueuedClaim extends Pick<TaskCompletion, 'taskId' | 'periodKey' | 'reward' | 'title'> {
  uid: string
  activityId: string
  activityTitle?: string
  /** When a page sent it, ms on the device's clock; 0 once that page knows that the answer is lost. */
  sentAt: number
}

/** A page that sent a claim longer ago is closed, because a request ends after 10 s (spec §9). */
const CLAIM_LOST_MS = 15_000

type Key = Pick<QueuedClaim, 'uid' | 'activityId' | 'taskId' | 'periodKey'>

const isSame = (a: Key, b: Key) =>
  a.uid === b.uid && a.activityId === b.activityId && a.taskId === b.taskId && a.periodKey === b.periodKey

const isClaim = (value: unknown): value is QueuedClaim => {
  const { uid, activityId, taskId, periodKey, title, reward } = (value ?? {}) as Partial<QueuedClaim>
  return [uid, activityId, taskId, periodKey, title].every((text) => typeof text === 'string') && Boolean(reward)
}

function readClaims() {
  const stored = readStoredJson(CLAIMS_KEY)
  return Array.isArray(stored) ? stored.filter(isClaim) : []
}

const store = (claims: readonly QueuedClaim[]) =>
  writeStored(CLAIMS_KEY, claims.length > 0 ? JSON.stringify(claims) : null)

/** The queue as one page sees it: stored for later pages, and in memory in case storage is full, forbidden or cleared. */
export function createClaimQueue() {
  let ofThisPage: QueuedClaim[] = []
  return {
    /** Keeps a claim, and replaces an earlier one of the same reward. False when it lives only as long as the page. */
    add: (claim: QueuedClaim) => {
      const isOther = (one: QueuedClaim) => !isSame(one, claim)
      ofThisPage = [...ofThisPage.filter(isOther), claim]
      return store([...readClaims().filter(isOther), claim])
    },
    /** Call it after any answer. */
    settle: (claim: Key) => {
      const isOther = (one: QueuedClaim) => !isSame(one, claim)
      ofThisPage = ofThisPage.filter(isOther)
      const stored = readClaims()
      if (!stored.every(isOther)) store(stored.filter(isOther))
    },
    /** The user's claims whose answer is lost at `now` on the device's clock, even if that was set back. */
    lost: (uid: string, now: number) => {
      const stored = readClaims()
      const all = [...stored, ...ofThisPage.filter((claim) => !stored.some((one) => isSame(one, claim)))]
      return all.filter((claim) => claim.uid === uid && Math.abs(now - claim.sentAt) > CLAIM_LOST_MS)
    },
  }
}

export const claimQueue = createClaimQueue()
