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

const keyOf = ({ uid, activityId, taskId, periodKey }: Key) => [uid, activityId, taskId, periodKey].join(' ')

const isClaim = (value: unknown): value is QueuedClaim => {
  const { uid, activityId, taskId, periodKey, title, reward } = (value ?? {}) as Partial<QueuedClaim>
  return [uid, activityId, taskId, periodKey, title].every((text) => typeof text === 'string') && Boolean(reward)
}

/** By key, the one that was sent last at the end. */
type Claims = Map<string, QueuedClaim>

function readClaims(): Claims {
  const stored = readStoredJson(CLAIMS_KEY)
  return new Map(Array.isArray(stored) ? stored.filter(isClaim).map((claim) => [keyOf(claim), claim]) : [])
}

const store = (claims: Claims) => writeStored(CLAIMS_KEY, claims.size > 0 ? JSON.stringify([...claims.values()]) : null)

/** The queue as one page sees it: stored for later pages, and in memory in case storage is full, forbidden or cleared. */
export function createClaimQueue() {
  const ofThisPage: Claims = new Map()
  return {
    /** Keeps a claim, and replaces an earlier one of the same reward. False when it lives only as long as the page. */
    add: (claim: QueuedClaim) => {
      const key = keyOf(claim)
      const stored = readClaims()
      for (const claims of [ofThisPage, stored]) {
        claims.delete(key)
        claims.set(key, claim)
      }
      return store(stored)
    },
    /** Call it after any answer. */
    settle: (claim: Key) => {
      const stored = readClaims()
      ofThisPage.delete(keyOf(claim))
      if (stored.delete(keyOf(claim))) store(stored)
    },
    /** The user's claims whose answer is lost at `now` on the device's clock, even if that was set back. */
    lost: (uid: string, now: number) => {
      const stored = readClaims()
      const all = [...new Map([...stored, ...ofThisPage, ...stored]).values()]
      return all.filter((claim) => claim.uid === uid && Math.abs(now - claim.sentAt) > CLAIM_LOST_MS)
    },
  }
}

export const claimQueue = createClaimQueue()
