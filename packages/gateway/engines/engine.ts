import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { ActivityTexts } from '@fanfare/activities/file/texts.ts'
import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { PlacesByTrack } from '#gateway/boards/db/board-snapshots.ts'
import type { Db } from '#gateway/db/client.ts'
import type { Source } from '#gateway/db/tables/source.ts'
import type { TeamResult } from '#gateway/boards/db/team-scores.ts'
import type { ActivityDetail, ActivitySummary, MyActivity } from '@fanfare/contract/activity/activity.ts'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { ActivityInPlay } from '../activities/definition/activity-in-play.ts'
import type { Cell } from '../facts/fact-slice.ts'
import type { FactEdges } from '../facts/fact-edges.ts'
import type { UserFacts } from '../facts/user-facts.ts'

/** A participation, whose rewards and scores an engine decides. */
export interface Member<File extends ActivityFile = ActivityFile> {
  activity: ActivityInPlay<File>
  /** ms */
  appliedAt: number
}

export interface EvaluateInput<File extends ActivityFile = ActivityFile> extends Member<File> {
  facts: UserFacts
  /** ms */
  now: number
  /** By source: when an earlier evaluation by the same rules found it earned, and the facts still did at the last one. */
  earnedBefore: ReadonlyMap<Source, number>
  /** Sources whose state no fact can change any more; they need no decision. */
  closed: ReadonlySet<Source>
  /** Of these, the missed ones: they need a decision if new rules have opened them again. */
  missed?: ReadonlySet<Source>
}

/** What the facts say about one source of a reward, without the ledger. */
export interface SourceDecision {
  source: Source
  /** OPEN: not earned yet. MISSED: it cannot be earned any more. */
  status: 'OPEN' | 'EARNED' | 'MISSED'
  /** ms, the same for any order of arrival; null unless EARNED. */
  earnedAt: number | null
  /** ms; null unless EARNED, and for a reward that is granted without a claim. */
  claimDeadline: number | null
  reward: RewardDefinition
  /** A fact that occurred earlier and arrives later may make it unearned again. */
  isLowerable: boolean
  /** Of exclusive sources, whether the file alone says the amount, so that facts move it to no other. */
  isAmountFixed?: true
}

/** A participant's score on one board of the activity. */
export interface Score {
  track: string
  /** Decimal string, may be negative. */
  score: string
  /** ms: when this score was reached; the earlier one is ranked first. */
  reachedAt: number
  /** Why the score has no place; null when it is ranked. */
  unranked: ReasonCode | null
  /** Replaces a stored score of a board that the participant has left, and is not written otherwise. */
  isLeft?: true
}

export interface Evaluation {
  sources: readonly SourceDecision[]
  scores: readonly Score[]
  /** ms: when time alone may change the result; null means never. */
  dueAt: number | null
  /** Cells to read in more detail before the result is certain; empty: it is. */
  unclear: readonly Cell[]
}

/** Decides nothing. */
export const NOTHING: Evaluation = { sources: [], scores: [], dueAt: null, unclear: [] }

/** Decides while the activity runs, each time a participant has new facts. */
interface LiveRules<File extends ActivityFile = ActivityFile> {
  /** Instants at which facts begin or cease to count. */
  edges(member: Member<File>, now: number): FactEdges
  /** Pure: facts, file and time alone. */
  evaluate(input: EvaluateInput<File>): Evaluation
}

/** A participant's results on the final boards. */
export interface FinalResult {
  places: PlacesByTrack
  /** null when the activity has no teams. */
  team: TeamResult | null
}

/** A page of participants with their results. */
export interface FinalResults {
  participants: readonly ({ userId: string } & FinalResult)[]
  /** The cursor of the next page; null when this is the last one. */
  next: number | null
}

/** Decides once, after the end. */
export interface FinalRules<File extends ActivityFile = ActivityFile> {
  /** The boards that are ranked before any reward is computed. */
  tracks(file: File): readonly string[]
  /** Pages of those with results, the same at every call; absent: everybody with a place on a final board. */
  listResults?(tx: Db, activityId: string, file: File, page: { after: number; limit: number }): Promise<FinalResults>
  /** A participant's rewards. Pure. */
  rewardsOf(
    file: File,
    result: FinalResult,
    results: ReadonlyMap<string, FinalBoard>,
  ): readonly { source: Source; reward: RewardDefinition }[]
}

/** A final board as a whole. */
export interface FinalBoard {
  /** Ranked participants. */
  rows: number
  /** Decimal string: the scores of all participants, also of those below the minimum. */
  sum: string
}

export type PublishingGateway = Pick<GatewayContext, 'clock' | 'keys' | 'randomBytes'>

interface OneActivity<File extends ActivityFile> {
  activityId: string
  file: File
  /** ms */
  startTime: number
  endTime: number
}

/** A file that is being published; an engine stores its part in the same transaction. */
export interface PublishedFile<File extends ActivityFile = ActivityFile> extends OneActivity<File> {
  /** ms */
  at: number
}

/** The activity of which an engine reads the changing part. */
export interface DescribedActivity<File extends ActivityFile = ActivityFile> extends OneActivity<File> {
  texts: ActivityTexts
}

/** The caller and the activity of which an engine reads the caller's part. */
export interface ReadMine<File extends ActivityFile = ActivityFile> extends OneActivity<File> {
  userId: string
  /** ms; null when the caller has not joined. */
  appliedAt: number | null
  now: number
}

/**
 * One set of rules; the table of activity types names the engines of each type. `File`: the files that it reads. Methods instead of
 * function types, because the compiler cannot know that the table gives an engine only files with its fields.
 */
export interface Engine<File extends ActivityFile = ActivityFile> {
  /** Its part of the activity in lists, the same for every caller. */
  summarize?(file: File, when: { now: number; startTime: number; endTime: number }): Partial<ActivitySummary>
  /** Its part of the activity's data, the same for every caller. */
  describe?(file: File, texts: ActivityTexts): Partial<ActivityDetail>
  /** Its part of the activity's data that changes without a publication, the same for every caller. */
  readCurrent?(gateway: GatewayContext, activity: DescribedActivity<File>): Promise<Partial<ActivityDetail>>
  /** Its part of the caller's own data of the activity. */
  readMine?(db: Db, mine: ReadMine<File>): Promise<Partial<MyActivity>>
  /** Writes the scores of a board that come from other boards, right before it is ranked; other boards: nothing. */
  deriveScores?(tx: Db, board: { activityId: string; track: string; file: File }): Promise<void>
  atPublication?(tx: Db, gateway: PublishingGateway, published: PublishedFile<File>): Promise<void>
  whileItRuns?: LiveRules<File>
  atEnd?: FinalRules<File>
}
