import { draftApplication, draftFirstTrade, draftFirstTrades, draftLevel, draftRebates } from './draft-agent.ts'
import { draftResult } from './draft-result.ts'
import { draftClaimable, draftExpired, draftExpiring, draftGranted } from './draft-reward.ts'
import { draftTeam, TEAM_KINDS } from './draft-team.ts'
import type { CausingEntry, MessageDraft } from './message-draft.ts'

/** The message that an entry of the log causes; null: none. Pure. */
export function draftMessage(entry: CausingEntry): MessageDraft | null {
  switch (entry.topic) {
    case 'reward.granted':
      return draftGranted(entry)
    case 'reward.earned':
      return draftClaimable(entry)
    case 'claim.expiring':
      return draftExpiring(entry)
    case 'claim.expired':
      return draftExpired(entry)
    case 'activity.settled':
      return draftResult(entry)
    case 'team.requested':
    case 'team.joined':
    case 'team.accepted':
    case 'team.declined':
    case 'team.removed':
    case 'team.captain':
      return draftTeam(TEAM_KINDS[entry.topic], entry)
    case 'agent.level_reached':
      return draftLevel(entry)
    case 'agent.rebates_settled':
      return draftRebates(entry)
    case 'agent.application_decided':
      return draftApplication(entry)
    case 'referral.first_trade':
      return draftFirstTrade(entry)
    case 'referral.first_trades':
      return draftFirstTrades(entry)
    default:
      return null
  }
}
