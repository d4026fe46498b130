import type { LogTopic } from '#gateway/log/db/log.ts'
import type { MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import type { CausingEntry, MessageDraft } from './message-draft.ts'

export const TEAM_KINDS = {
  'team.requested': 'team_requested',
  'team.joined': 'team_joined',
  'team.accepted': 'team_accepted',
  'team.declined': 'team_declined',
  'team.removed': 'team_removed',
  'team.captain': 'team_captain',
} as const satisfies Partial<Record<LogTopic, MessageKind>>

type TeamKind = (typeof TEAM_KINDS)[keyof typeof TEAM_KINDS]

export function draftTeam(kind: TeamKind, { key, payload, team, joinUntil }: CausingEntry): MessageDraft | null {
  const { activityId } = payload
  if (team === null || activityId === undefined) return null
  const draft = { cause: `${kind}:${key}`, activityId }
  if (kind !== 'team_declined') return { ...draft, kind, params: { team: team.name } }
  return joinUntil === null ? null : { ...draft, kind, params: { team: team.name, date: joinUntil } }
}
