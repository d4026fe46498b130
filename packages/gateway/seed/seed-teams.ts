import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { listFirstParticipants } from '#gateway/activities/db/bulk-participations.ts'
import { addMembers, insertMember } from '#gateway/teams/db/team-members.ts'
import { insertTeam } from '#gateway/teams/db/teams.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { nameKeyOf } from '#gateway/teams/team-name.ts'
import { futuresTrade } from './journey.ts'
import type { Person, Walk } from './walk-journey.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

const ALIAS = 'four-winds-team-cup'

/** Name, members with the captain, how it takes others, and the volume of the one who trades most, USDT. */
export const TEAMS = [
  ['Second Row', 38, 'OPEN', 214_300],
  ['Harbour Hands', 31, 'OPEN', 186_900],
  ['North Bell', 27, 'OPEN', 131_400],
  ['Lantern Street', 24, 'OPEN', 118_250],
  ['Quiet Ladder', 19, 'KEY', 97_600],
  ['Slow Tide', 17, 'APPROVAL', 71_050],
  ['Red Awning', 13, 'OPEN', 52_700],
  ['Monsoon Desk', 11, 'OPEN', 21_480],
  ['Copper Kites', 9, 'APPROVAL', 14_900],
  ['Salt Road', 7, 'OPEN', 9_320],
  ['Paper Boats', 4, 'OPEN', 3_150],
] as const satisfies readonly (readonly [string, number, 'OPEN' | 'KEY' | 'APPROVAL', number])[]
/** The team of the demonstration's trader. */
const OWN_TEAM = 'Monsoon Desk'
/** Only North Bell asks for a volume of 30 days, USDT. */
const MINIMUM = { 'North Bell': '10000' } as Readonly<Record<string, string>>
/** How many members of each team have traded. */
const TRADERS = 7

/** Opens the teams of the demonstration's competition. @returns the trades of their members */
export async function seedTeams(walk: Walk, people: readonly Person[]): Promise<PlatformEventInput[]> {
  const { gateway, activities, seededAt } = walk
  const activityId = activities.get(ALIAS)
  if (activityId === undefined) return []
  const wanted = TEAMS.reduce((sum, [, members]) => sum + members, 0)
  const participants = await listFirstParticipants(gateway.db, activityId, wanted)
  const trader = people.find(({ journey }) => journey.password !== undefined && journey.steps.some(joinsTeams))
  const facts: PlatformEventInput[] = []
  for (const [index, [name, size, access, best]] of TEAMS.entries()) {
    const members = participants.splice(0, size)
    const [captain, ...others] = userIdsOf(members)
    if (captain === undefined) break
    const teamId = `teamdemo${index}`
    const at = Math.min(seededAt, (members[0]?.appliedAt ?? seededAt) + HOUR_MS / 2)
    await withTransaction(gateway.db, async (tx) => {
      const isNew = await insertTeam(tx, {
        teamId,
        activityId,
        name,
        nameKey: nameKeyOf(name),
        captainId: captain,
        access,
        joinKey: access === 'KEY' ? 'LADDER2026' : null,
        minVolume: MINIMUM[name] ?? null,
        members: 1,
        createdAt: at,
        closedAt: null,
      })
      if (!isNew) return
      await insertMember(tx, { activityId, userId: captain, teamId, at })
      const guests = name === OWN_TEAM && trader !== undefined ? [trader.userId] : []
      await addMembers(tx, { activityId, teamId, userIds: [...others, ...guests], at })
    })
    facts.push(...members.slice(0, TRADERS).map((member, place) => tradeOf(member, { best, place, seededAt })))
  }
  return facts
}

const joinsTeams = (step: object) => 'join' in step && step.join === ALIAS

const tradeOf = (
  { userId, appliedAt }: { userId: string; appliedAt: number },
  { best, place, seededAt }: { best: number; place: number; seededAt: number },
): PlatformEventInput => ({
  ...futuresTrade((best / (1 + place) ** 0.7).toFixed(2)),
  userId,
  occurredAt: Math.min(appliedAt + HOUR_MS, seededAt),
  eventId: `demo-${ALIAS}-${userId}`,
})
