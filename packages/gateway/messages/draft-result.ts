import type { CausingEntry, MessageDraft } from './message-draft.ts'

/** The final result of a participant: the place of the team if there is one, else the own place that won or is the best. */
export function draftResult({ payload, team }: CausingEntry): MessageDraft | null {
  const { activityId, ranks = {}, rewards = [], soldOut = [] } = payload
  if (activityId === undefined) return null
  const draft = { cause: `settled:${activityId}`, activityId }
  const { TEAM, ...own } = ranks
  const rank = TEAM ?? rankOf(rewards) ?? rankOf(soldOut) ?? Math.min(...Object.values(own))
  if (!Number.isFinite(rank)) return { ...draft, kind: 'activity_settled', params: {} }
  const isWon = rewards.some(isOfPlace)
  if (!isWon && soldOut.some(isOfPlace)) return { ...draft, kind: 'prize_sold_out', params: { rank } }
  if (TEAM === undefined || team === null)
    return { ...draft, kind: isWon ? 'place_won' : 'place_missed', params: { rank } }
  return {
    ...draft,
    kind: isWon ? 'team_place_won' : 'team_place_missed',
    params: { rank, team: team.name },
  }
}

const isOfPlace = (source: string): boolean => /^(rank|team):/.test(source)

/** The place in the first source of a place: `rank:{track}:{place}`. */
function rankOf(sources: readonly string[]): number | undefined {
  const place = sources.find((source) => source.startsWith('rank:'))?.split(':')[2]
  return place === undefined ? undefined : Number(place)
}
