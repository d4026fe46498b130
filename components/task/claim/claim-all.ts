import { hasEndedSession, type CallError } from '#store/call-error.ts'

export interface ClaimProgress {
  done: number
  total: number
}

interface FailedClaim<Item> {
  item: Item
  error: CallError | undefined
  /** As `ObtainAnswer`. */
  queued?: 'stored' | 'here' | null
}

export interface ClaimOutcome<Item> {
  claimed: Item[]
  /** Refused by the gateway, for a reason of the user's or the reward's. */
  refused: FailedClaim<Item>[]
  /** Claims without an answer, which can be retried. Empty when the session ended. */
  unanswered: FailedClaim<Item>[]
}

interface Options<Item> {
  claim: (
    item: Item,
    isLast: boolean,
  ) => Promise<{ data?: unknown; error?: unknown; queued?: FailedClaim<Item>['queued'] }>
  /** Called with null at the end. */
  report: (progress: ClaimProgress | null) => void
}

/**
 * Claims the rewards in sequence. A failure does not stop the next claims unless it ended the session. Repeating an unanswered claim
 * is safe, because the gateway grants once (contract §6).
 */
export async function claimAll<Item>(items: readonly Item[], { claim, report }: Options<Item>) {
  const outcome: ClaimOutcome<Item> = { claimed: [], refused: [], unanswered: [] }
  for (const [done, item] of items.entries()) {
    report({ done, total: items.length })
    const answer = await claim(item, done + 1 === items.length)
    const error = answer.error as CallError | undefined
    if (answer.data) outcome.claimed.push(item)
    else if (hasEndedSession(error)) {
      outcome.unanswered = []
      break
    } else if (error?.kind === 'network') outcome.unanswered.push({ item, error, queued: answer.queued })
    else outcome.refused.push({ item, error })
  }
  report(null)
  return outcome
}
