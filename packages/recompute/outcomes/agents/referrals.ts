import type { Fact, Registration } from '../../facts/fact.ts'
import type { Agents } from './agents.ts'
import { textOfTime } from '../final.ts'
import type { CandidateRow, ReferralRow } from './rebate-rows.ts'

/** docs/outcomes.md, "Who is a referral": the agent whose code came first, and was not paused; null without one. */
export function referralBy(
  { userId, createdAt, invitedByCode }: CandidateRow,
  facts: readonly Fact[],
  bindings: readonly { code: string; boundAt: number }[],
  { codes, byId, isPaused }: Pick<Agents, 'codes' | 'byId' | 'isPaused'>,
): ReferralRow | null {
  const registration = facts.find((fact): fact is Registration => fact.type === 'user.registered')
  const signUpCode = invitedByCode ?? registration?.inviteCode ?? null
  const registeredAt = createdAt ?? registration?.at ?? null
  const signedUp = signUpCode === null || registeredAt === null ? [] : [{ code: signUpCode, boundAt: registeredAt }]
  const entered = [...signedUp, ...bindings].toSorted((one, other) => one.boundAt - other.boundAt)
  for (const { code, boundAt } of entered) {
    const agent = byId.get(codes.get(code)?.agentId ?? '')
    if (agent === undefined || agent.userId === userId || isPaused(code, boundAt)) continue
    return { userId, agentId: agent.userId, code, boundAt: Math.max(boundAt, agent.joinedAt) }
  }
  return null
}

export const textOfReferral = (referral: ReferralRow | null | undefined): string =>
  referral == null ? 'nobody’s' : `${referral.agentId} by ${referral.code} since ${textOfTime(referral.boundAt)}`
