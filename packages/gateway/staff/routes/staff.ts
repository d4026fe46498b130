import { auditLog, policy } from '@fanfare/contract/staff/policy.ts'
import {
  decideProposal as decideCall,
  PERSONAL_PROPOSALS,
  proposal,
  proposals,
} from '@fanfare/contract/staff/proposals.ts'
import { decideReviews, review, reviews } from '@fanfare/contract/staff/reviews.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { decideReviews as decideMany, REVIEW_COMMANDS } from '../reviews/decide-reviews.ts'
import { readReview, readReviews } from '../reviews/reviews.ts'
import { flags } from '@fanfare/contract/staff/flags.ts'
import { FLAG_COMMANDS, readFlags } from '../reviews/flags.ts'
import { pullLog, readTopics } from '@fanfare/contract/staff/log.ts'
import type { CallAnswer, CallRequest } from '@fanfare/contract/define-call.ts'
import { hasLogEntry, LOG_START, readLog } from '#gateway/log/db/log.ts'
import { malformed } from '../../http/read-input.ts'
import { bind, type RequestContext } from '#gateway/route.ts'
import { DomainError } from '../../util/domain-error.ts'
import { PUBLICATION_COMMANDS } from '../activities/publication-commands.ts'
import { AUDIENCE_COMMANDS } from '../activities/upload-audience.ts'
import { DRAFT_COMMANDS } from '../activities/drafts.ts'
import { SCHEDULE_COMMANDS } from '../activities/schedules.ts'
import { activityReads } from './activities.ts'
import { auditLook } from '../audit-staff.ts'
import { countProposals, listProposals, proposalOf } from '../db/proposals.ts'
import { listStaffLines } from '../db/staff-lines.ts'
import { CANCEL_REWARD } from '../goodwill/cancel-by-staff.ts'
import { REVERSE_EVENT } from '../reviews/reverse-event.ts'
import { HOLD_REWARD } from '../reviews/hold-reward.ts'
import { GRANT_GOODWILL } from '../goodwill/grant-goodwill.ts'
import { readGoodwillBudget, SAVE_GOODWILL_BUDGET } from '../goodwill/goodwill-budget.ts'
import { goodwillBudget } from '@fanfare/contract/staff/goodwill.ts'
import { decideProposal, expireProposals, readProposal } from '../decide-proposal.ts'
import { cursorOf, pageOf, readCursor } from '../page-cursor.ts'
import { PAUSE_COMMANDS } from '../pause-activities.ts'
import { winBackApplications } from '@fanfare/contract/staff/win-back.ts'
import { DECIDE_WIN_BACK, readWinBackApplications } from '../win-back.ts'
import { bindChange, type StaffCommand } from '../staff-change.ts'
import { REVIEW_TEXTS } from '../texts/activity-texts.ts'
import { PUBLISH_TEXTS } from '../texts/publish-texts.ts'
import { USER_COMMANDS, userRoutes } from './users.ts'
import type { Staff } from '../../access/ops-keys.ts'

/** Every change of the staff, in any order; those with `second` may be proposed. */
const STAFF_COMMANDS: readonly StaffCommand[] = [
  ...USER_COMMANDS,
  ...PUBLICATION_COMMANDS,
  ...AUDIENCE_COMMANDS,
  ...DRAFT_COMMANDS,
  ...SCHEDULE_COMMANDS,
  PUBLISH_TEXTS,
  REVIEW_TEXTS,
  SAVE_GOODWILL_BUDGET,
  GRANT_GOODWILL,
  CANCEL_REWARD,
  HOLD_REWARD,
  REVERSE_EVENT,
  ...PAUSE_COMMANDS,
  DECIDE_WIN_BACK,
  ...REVIEW_COMMANDS,
  ...FLAG_COMMANDS,
]

const staffOf = ({ staff }: RequestContext): Staff => {
  if (staff === null) throw new Error('a call of the staff without its caller')
  return staff
}

/** Whether the caller may see proposals about a person. */
const seesPeople = ({ roles }: Staff): boolean =>
  ['support', 'risk', 'approver'].some((role) => roles.has(role as 'risk'))

const dayOf = (day: string | undefined, days = 0) =>
  day === undefined ? undefined : Date.parse(`${day}T00:00:00Z`) + days * DAY_MS

/** GET /ops/v1/log. @throws DomainError 40000 with `topics` or `after` */
async function readLogAfter(
  { after, topics, pageSize }: CallRequest<typeof pullLog>['query'],
  { gateway: { db } }: RequestContext,
): Promise<CallAnswer<typeof pullLog>> {
  const wanted = readTopics(topics)
  if (wanted === undefined)
    throw malformed('topics', 'must be topics as reward.granted or reward.*, separated by commas')
  const cursor = readCursor(after, 'after')
  const place = cursor === null ? null : { position: Number(cursor[0]), id: Number(cursor[1]) }
  if (place !== null && !Object.values(place).every(Number.isSafeInteger))
    throw malformed('after', 'must be the `next` of an answer')
  const missed = place !== null && !(await hasLogEntry(db, place))
  const { entries, rest } = await readLog(db, place ?? LOG_START, pageSize)
  const isWanted = (topic: string) =>
    wanted?.some((one) => one === topic || (one.endsWith('*') && topic.startsWith(one.slice(0, -1)))) ?? true
  const last = entries.at(-1)
  return {
    items: entries
      .filter(({ topic }) => isWanted(topic))
      .map(({ position, id, topic, userId, payload, createdAt }) => ({
        id: `${position}_${id}`,
        type: topic,
        at: createdAt,
        userId,
        data: payload,
      })),
    next: last === undefined ? (after ?? null) : cursorOf([last.position, String(last.id)]),
    more: rest === 'more',
    missed,
  }
}

export const staffRoutes = [
  bind(policy, (_request, context) => {
    const { gateway } = context
    const { second, grant, languages, lookups, promises } = gateway.config.staffPolicy
    const { name, roles } = staffOf(context)
    return Promise.resolve({
      second,
      grant,
      languages,
      lookups,
      promises,
      identified: gateway.opsKeys.isIdentified,
      me: { actor: name ?? '', roles: [...roles] },
    })
  }),
  bind(auditLog, async ({ query: { pageSize, cursor, from, to, ...filter } }, context) => {
    const { gateway } = context
    await auditLook(gateway, staffOf(context), {
      action: 'audit.read',
      subject: filter.subject ?? 'audit_log',
      more: { ...filter, from, to },
    })
    const before = readCursor(cursor)
    const rows = await listStaffLines(
      gateway.db,
      { ...filter, from: dayOf(from), until: dayOf(to, 1) },
      { limit: pageSize + 1, before: before?.[1] ?? null },
    )
    const page = pageOf(rows, {
      pageSize,
      placeOf: ({ at, id }) => [at, id],
      itemOf: ({ at, actor, action, subject, detail }) => ({ at, actor, action, subject, detail }),
    })
    return { ...page, total: null }
  }),
  bind(proposals, async ({ query: { pageSize, cursor, state, kind } }, context) => {
    const { gateway } = context
    await expireProposals(gateway, STAFF_COMMANDS)
    const place = readCursor(cursor)
    const filter = { state, kind, isPersonal: seesPeople(staffOf(context)) }
    const before = place === null ? null : { at: Number(place[0]), id: place[1] }
    const rows = await listProposals(gateway.db, filter, { limit: pageSize + 1, before })
    const page = pageOf(rows, { pageSize, placeOf: ({ at, proposalId }) => [at, proposalId], itemOf: proposalOf })
    return { ...page, total: state === 'PENDING' ? await countProposals(gateway.db, filter) : null }
  }),
  bind(proposal, async ({ params }, context) => {
    const { gateway } = context
    const staff = staffOf(context)
    const read = await readProposal(gateway, STAFF_COMMANDS, params.id)
    if (!PERSONAL_PROPOSALS.includes(read.kind)) return read
    if (!seesPeople(staff)) throw new DomainError('NOT_PERMITTED', { reasonCode: 'ROLE' })
    await auditLook(gateway, staff, { action: 'user.read', subject: read.subject, more: { proposal: read.proposalId } })
    return read
  }),
  bind(decideCall, (request, context) => decideProposal(context.gateway, STAFF_COMMANDS, request, staffOf(context))),
  ...activityReads,
  ...userRoutes,
  bind(pullLog, ({ query }, context) => readLogAfter(query, context)),
  bind(goodwillBudget, (_request, { gateway }) => readGoodwillBudget(gateway.db)),
  bind(flags, (request, { gateway }) => readFlags(gateway, request)),
  bind(reviews, (request, context) => readReviews(context.gateway, request, staffOf(context))),
  bind(review, ({ params }, context) => readReview(context.gateway, params.id, staffOf(context))),
  bind(decideReviews, decideMany),
  bind(winBackApplications, (request, { gateway }) => readWinBackApplications(gateway, request)),
  ...STAFF_COMMANDS.map(bindChange),
]
