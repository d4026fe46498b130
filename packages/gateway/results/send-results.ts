import { findEntitled, ledgerReference } from '#gateway/rewards/db/entitlements.ts'
import { appendLog, type NewLogEntry } from '#gateway/log/db/log.ts'
import { readFinalPage } from './final-rewards.ts'
import type { Step } from './step.ts'

/** Appends an entry to the log for each of the next participants: places, rewards, and the rewards that were sold out. */
export const sendResults: Step = async (input) => {
  const { tx, settlement, now } = input
  const { activityId, report } = settlement
  const { participants, rewards, next } = await readFinalPage(input)
  const entitled = await findEntitled(tx, rewards)
  const rewardsOf = Map.groupBy(rewards, ({ userId }) => userId)
  const messages = participants.map(({ userId, places, team }): NewLogEntry => {
    const sources = Map.groupBy(rewardsOf.get(userId) ?? [], (reward) => entitled.has(ledgerReference(userId, reward)))
    const named = (areEntitled: boolean) => (sources.get(areEntitled) ?? []).map(({ source }) => source)
    const ownRanks = Object.entries(places).map(([track, { rank }]) => [track, rank] as const)
    const ranks = Object.fromEntries(team === null ? ownRanks : [['TEAM', team.rank], ...ownRanks])
    return {
      topic: 'activity.settled',
      userId,
      payload: {
        activityId,
        ranks,
        rewards: named(true),
        soldOut: named(false),
        ...(team === null ? {} : { teamId: team.teamId }),
      },
    }
  })
  await appendLog(tx, messages, now)
  return { next, report: { ...report, messages: report.messages + messages.length } }
}
