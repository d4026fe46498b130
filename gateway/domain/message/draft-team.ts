import type { LogTopic } from '#gateway/db/log.ts'
import type { MessageKind } from '#lib/contract/message/message-kinds.ts'
import type { CausingEntry, MessageDraft } from './message-draft.ts'

export const TEAM_KINDS = {
  'team.requested': 'team_requested',
  'team.joined': 'team_joined',
  'team.accepted': 'team_accepted',
  'team.declined': 'team_declined',
  'team.removed': 'team_removed',
  'team.captain': 'team_captain',
} as const satisfies Partial<Record<LogTopic, MessageKind>>

export function draftTeam(kind: MessageKind, { key, payload, team, joinUntil }: CausingEntry): MessageDraft | null {
  if (team === null || payload.activityId === undefined || (kind === 'team_declined' && joinUntil === null)) return null
  const params: MessageDraft['params'] = { team: team.name }
  if (joinUntil !== null) params.date = joinUntil
  return { cause: `${kind}:${key}`, kind, params, activityId: payload.activityId }
}
