import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import type { AgentDeclineReason } from '@fanfare/contract/agent/application.ts'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'
import type { AgentView } from '@fanfare/contract/agent/views.ts'
import type { Instant } from './columns.ts'

export interface AgentCodesTable {
  /** In upper case. */
  code: string
  campaignId: string
  agentId: string
  label: string
  /** The part of the paid fee that a friend gets, taken from the agent's rate. */
  givesBack: Generated<string>
  isMain: boolean
  createdAt: Instant
  /** The agent's own order; null means after the ordered codes, by age. */
  position: Generated<number | null>
}
export interface AgentReferralsTable {
  userId: string
  /** The id on the wire. */
  referralId: string
  campaignId: string
  /** The direct agent's user id. */
  agentId: string
  code: string
  /** Facts from then on count for the agent. */
  boundAt: Instant
  registeredAt: Instant
  verifiedAt: Instant | null
  firstDepositAt: Instant | null
  firstTradeAt: Instant | null
  lastActiveAt: Instant | null
  /** USDT, by the newest holding snapshots; null without one. */
  balance: string | null
}

export interface AgentsTables {
  /** Campaigns of agents, from files (ADR 0072). */
  agentCampaigns: {
    campaignId: string
    alias: string
    startTime: Instant
    endTime: Instant
    definition: JSONColumnType<AgentProgramme>
    version: Generated<number>
    publishedAt: Instant
    updatedAt: Instant
  }
  /** A user as an agent of a campaign. */
  agents: {
    campaignId: string
    userId: string
    /** The agent above; null at the top of a tree. */
    uplineId: string | null
    /** Agreed rates by product, which replace those of the level. */
    rates: JSONColumnType<Partial<Record<AgentProduct, string>>> | null
    /** Whether the agent above has set the rates, which are then at most its own. */
    withinUpline: Generated<boolean>
    joinedAt: Instant
    suspendedAt: Instant | null
    /** The last settled day, `YYYY-MM-DD` in the zone of the campaign. */
    settledThrough: string | null
    /** The part of claw-backs beyond the rebates of their days; zero or less, deducted from the next payment. */
    carried: Generated<string>
  }
  /** The terms of an agent from an instant on: a line has those of its trade's time, however late the trade arrives. */
  agentTerms: {
    campaignId: string
    agentId: string
    since: Instant
    rates: JSONColumnType<Partial<Record<AgentProduct, string>>> | null
    withinUpline: Generated<boolean>
    isSuspended: boolean
  }
  agentCodes: AgentCodesTable
  /** While a code is paused, its users become no referrals. */
  agentCodePauses: {
    code: string
    pausedAt: Instant
    /** null while the code is paused. */
    resumedAt: Instant | null
  }
  /** Every invite code with its owner, written by triggers. */
  inviteCodes: {
    /** In upper case. */
    code: string
    userId: string
  }
  codeVisits: {
    code: string
    /** UTC */
    day: string
    /** A salted hash. */
    client: string
    at: Instant
  }
  /** An application to become an agent; decided ones stay. */
  agentApplications: {
    applicationId: string
    userId: string
    channel: string
    link: string | null
    country: string
    /** The agent who invited to the application. */
    uplineId: ColumnType<string | null, string | null | undefined>
    status: Generated<'RECEIVED' | 'ACCEPTED' | 'DECLINED'>
    /** Of a declined application. */
    reasonCode: ColumnType<AgentDeclineReason | null, AgentDeclineReason | null | undefined>
    appliedAt: Instant
    decidedAt: ColumnType<Instant | null, Instant | null | undefined>
    decidedBy: ColumnType<string | null, string | null | undefined>
    revision: Generated<number>
  }
  /** The level of an agent in a month, decided when the month before has ended. */
  agentLevels: {
    campaignId: string
    agentId: string
    /** `YYYY-MM` in the zone of the campaign. */
    month: string
    /** Position in the levels of the campaign's file, from 0. */
    level: number
    activeTraders: number
    decidedAt: Instant
  }
  agentReferrals: AgentReferralsTable
  referralNotes: {
    agentId: string
    userId: string
    note: string
    tag: string
    updatedAt: Instant
  }
  agentViews: {
    campaignId: string
    agentId: string
    items: JSONColumnType<AgentView[]>
    updatedAt: Instant
  }
  /** Targets of every month, in USDT and people. */
  agentTargets: {
    campaignId: string
    agentId: string
    rebate: string | null
    firstTrades: number | null
    volume: string | null
    updatedAt: Instant
  }
}
