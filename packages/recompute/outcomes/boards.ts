import { boardOf, type Activity } from '../activity.ts'
import type { Participant, ScoreRow } from '../database/read-people.ts'
import { decimal, plain, ZERO, type Amount } from '../decimal.ts'
import { isMarketMakerNow, isRemoved, judged, type Known } from '../facts/exclusions.ts'
import { knownAt } from '../facts/fact.ts'
import type { Report } from '../report.ts'
import { textOfTime } from './final.ts'
import { leadsAt, type LeadFacts } from './lead-traders.ts'
import { depositsBefore, hasBoards, scoresOf, type Score } from './scores.ts'

/** Why a score has no place. */
export type Unranked = 'MULTI_ACCOUNT' | 'MARKET_MAKER' | 'NOT_ENOUGH'

/** A participant of a competition by what was known when its result was frozen, or now. */
export interface Trader {
  userId: string
  /** By which the last tie is broken; empty where the product has no score of them. */
  userRef: string
  isRemoved: boolean
  isMarketMaker: boolean
  /** Whether the account was deleted before the result: then nothing is reserved for it. */
  isDeleted: boolean
  /** All deposits that count before the end. */
  deposits: Amount
  /** Those of the whole activity, by the name of the board. */
  scores: Map<string, Score>
}

/** What all boards of an activity are ranked from. */
export interface Competition {
  activity: Activity
  traders: Map<string, Trader>
  /** Users of whom figures as a lead trader were known. */
  leads: ReadonlySet<string>
}

/** The instant whose knowledge decides: that of the frozen result, else now. */
const decidedAt = ({ frozenAt }: Activity, now: number): number => frozenAt ?? now

const isWholeActivity = (track: string): boolean => !/-(?:\d{4}-\d\d-\d\d|w\d+)$/.test(track)

const volumeTrack = (track: string): boolean => /^(?:VOLUME|STREAK)/.test(track)

/** The score by volume of the whole activity, in whichever weight class. */
export const wholeVolume = (scores: ReadonlyMap<string, Score>): Amount =>
  [...scores].find(([track]) => track.startsWith('VOLUME') && isWholeActivity(track))?.[1].score ?? ZERO

/** docs/outcomes.md, "Places": the first reason for which a score has no place. */
export function unrankedReason(
  { definition, ...activity }: Activity,
  { isRemoved, isMarketMaker, deposits }: Pick<Trader, 'isRemoved' | 'isMarketMaker' | 'deposits'>,
  track: string,
  score: Score | null,
  volume: Amount,
): Unranked | null {
  if (isRemoved) return 'MULTI_ACCOUNT'
  if (isMarketMaker) return 'MARKET_MAKER'
  if (score === null || (volumeTrack(track) && score.score.lte(0))) return 'NOT_ENOUGH'
  if (!isWholeActivity(track)) return null
  const { minimum } = boardOf({ definition, type: activity.type })
  if (minimum !== undefined && volume.lt(minimum.amount)) return 'NOT_ENOUGH'
  const least = definition.factors?.roi?.minimumDeposit
  return track === 'ROI' && least !== undefined && deposits.lt(least.amount) ? 'NOT_ENOUGH' : null
}

const textOfScore = (score: Score, unranked: string | null): string =>
  `${plain(score.score)} reached ${textOfTime(score.reachedAt)}${unranked === null ? '' : `, without a place (${unranked})`}`

const NOTHING = 'nothing'

/** A row of a score from which everything was taken back has no place, as if there were none. */
const isNothing = ({ score, unranked }: ScoreRow): boolean => unranked !== null && decimal(score).eq(0)

/** Tracks that are made of the scores of others when the board is ranked. */
const DERIVED = /^(?:LEADS|TEAM|MEMBER|COMBINED)$/

interface Scored {
  activity: Activity
  trader: Trader
  scores: Map<string, Score>
  stored: Map<string, ScoreRow>
}

function compareScores({ activity, trader, scores, stored }: Scored, report: Report): void {
  const about = { activity: activity.alias, user: trader.userId }
  const volume = wholeVolume(scores)
  for (const track of new Set([...scores.keys(), ...stored.keys()])) {
    if (DERIVED.test(track) || track === 'CLASS') continue
    const score = scores.get(track) ?? null
    const row = stored.get(track)
    const isPart = track.includes('/')
    const unranked = isPart ? (row?.unranked ?? null) : unrankedReason(activity, trader, track, score, volume)
    const facts = score === null || (score.score.eq(0) && unranked !== null) ? NOTHING : textOfScore(score, unranked)
    const product =
      row === undefined || isNothing(row)
        ? NOTHING
        : textOfScore({ score: decimal(row.score), reachedAt: row.reachedAt }, row.unranked)
    report.compare(isWholeActivity(track) ? 'scores' : 'scores of days and weeks', facts, product, {
      ...about,
      subject: track,
    })
  }
}

function traderOf(activity: Activity, { userId, account }: Participant, known: Known, userRef: string): Trader {
  return {
    userId,
    userRef,
    isRemoved: isRemoved(known.facts),
    isMarketMaker: isMarketMakerNow(known.facts),
    isDeleted: (account?.deletedAt ?? Infinity) <= (activity.frozenAt ?? Infinity) && account?.deletedAt != null,
    deposits: depositsBefore(known, activity.endTime),
    scores: new Map(),
  }
}

/** Compares all scores of a participant, and keeps those of whole activities for the places. */
export function compareBoards(
  participant: Participant,
  competitions: ReadonlyMap<string, Competition>,
  { now, report, isWaiting }: { now: number; report: Report; isWaiting: boolean },
): void {
  const byActivity = Map.groupBy(participant.scores, ({ activityId }) => activityId)
  for (const { activityId, appliedAt } of participant.joins) {
    const competition = competitions.get(activityId)
    if (competition === undefined) continue
    const { activity } = competition
    const at = decidedAt(activity, now)
    const known = judged(knownAt(participant.facts, at))
    const stored = new Map((byActivity.get(activityId) ?? []).map((row) => [row.track, row]))
    const trader = traderOf(activity, participant, known, [...stored.values()][0]?.userRef ?? '')
    const scores = scoresOf(activity, appliedAt, known, at)
    // The newest facts of a user who waits are not in the scores yet, unless they came after the result.
    if (!isWaiting || activity.frozenAt !== null) compareScores({ activity, trader, scores, stored }, report)
    for (const [track, score] of scores) if (isWholeActivity(track)) trader.scores.set(track, score)
    competition.traders.set(trader.userId, trader)
  }
}

export const competitionsOf = (
  activities: ReadonlyMap<string, Activity>,
  leads: LeadFacts,
  now: number,
): Map<string, Competition> =>
  new Map(
    [...activities.values()]
      .filter((activity) => hasBoards(activity) && !activity.cancelled)
      .map((activity) => [
        activity.activityId,
        { activity, traders: new Map(), leads: leadsAt(leads, decidedAt(activity, now)) },
      ]),
  )
