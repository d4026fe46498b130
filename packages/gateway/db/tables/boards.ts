import type { Generated } from 'kysely'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { Decimal, Instant, Position } from './columns.ts'

export interface BoardsTables {
  /** A participant's score on one board, as the last evaluation found it (ADR 0032). */
  scores: {
    activityId: string
    track: string
    userId: string
    /** 16 hex digits that stand for the user in public. */
    userRef: string
    score: Decimal
    /** When the score was reached: the earlier one is ranked first. */
    reachedAt: Instant
    position: Position
    /** Why the score has no place; null when it is ranked. */
    unranked: ReasonCode | null
  }
  boards: {
    activityId: string
    track: string
    /** Between two snapshots. */
    cadenceMs: number
    /** null when the final snapshot has been taken. */
    nextAt: Instant | null
  }
  /** The chain of a board's snapshots; append-only. A snapshot exists when its row here is committed. */
  boardSnapshots: {
    snapshotId: number
    activityId: string
    track: string
    /** From 1 within a board. */
    seq: number
    at: Instant
    /** Ranked participants. */
    rows: number
    /** Hex, here and below. */
    root: string
    /** The hash of the snapshot before it; 64 zeros for the first. */
    previous: string
    hash: string
    isFinal: boolean
    /** Scores with a lower position were ranked. */
    scoresUntil: number
  }
  /** The places of the newest snapshot of each board; older ones are being deleted. */
  boardPlaces: {
    snapshotId: number
    rank: number
    userId: string
    userRef: string
    score: Decimal
  }
  /** One row for each snapshot that has places: the roots of its blocks of 1,024 leaves, 32 bytes each. */
  boardBlocks: {
    snapshotId: Generated<number>
    roots: Buffer
  }
  /** The newest `lead.stats` of each lead trader, by `occurredAt`, ties by `eventId`. */
  leadTraders: {
    traderId: string
    occurredAt: Instant
    eventId: string
    /** Ratios, as the platform wrote them. */
    roi30d: Decimal
    worstFall: Decimal
    profitShare: Decimal
    followers: number
    capacity: number
    authentic: boolean
    /** The public name; null when the platform sent none. */
    nickname: string | null
  }
  scoreParts: {
    activityId: string
    userId: string
    base: Decimal
    roi: Decimal
    streak: Decimal
    bonusScale: Decimal
  }
}
