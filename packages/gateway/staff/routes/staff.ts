import { actionsNamed } from '@fanfare/contract/staff/audit-actions.ts'
import { auditLog, policy } from '@fanfare/contract/staff/policy.ts'
import {
  PERSONAL_PROPOSALS,
  decideProposal as decideCall,
  proposal,
  proposals,
} from '@fanfare/contract/staff/proposals.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { DECIDE_REVIEWS, REVIEW_COMMANDS } from '../reviews/decide-reviews.ts'
import { REVIEW_READS } from '../reviews/reviews.ts'
import { FLAG_COMMANDS, READ_FLAGS } from '../reviews/flags.ts'
import { pullLog, readTopics } from '@fanfare/contract/staff/log.ts'
import { LOG_START, hasLogEntry, readLog } from '#gateway/log/db/log.ts'
import { malformed } from '../../http/read-input.ts'
import { bind } from '#gateway/route.ts'
import { DomainError } from '../../util/domain-error.ts'
import { PUBLICATION_COMMANDS } from '../activities/publication-commands.ts'
import { AUDIENCE_COMMANDS } from '../activities/upload-audience.ts'
import { DRAFT_COMMANDS } from '../activities/drafts.ts'
import { SCHEDULE_COMMANDS } from '../activities/schedules.ts'
import { activityReads } from './activities.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import { auditLook } from '../audit-staff.ts'
import { hasAddress, hashedText } from '#gateway/audit/without-addresses.ts'
import { countProposals, listProposals, proposalOf } from '../db/proposals.ts'
import { hasLinesOf, listStaffLines, subjectsAbout } from '../db/staff-lines.ts'
import { CANCEL_REWARD, HOLD_REWARD } from '../goodwill/correct-reward.ts'
import { REVERSE_EVENT } from '../reviews/reverse-event.ts'
import { GRANT_GOODWILL } from '../goodwill/grant-goodwill.ts'
import { SAVE_GOODWILL_BUDGET, readGoodwillBudget } from '../goodwill/goodwill-budget.ts'
import { goodwillBudget } from '@fanfare/contract/staff/goodwill.ts'
import { decideProposal, expireProposals, readProposal } from '../decide-proposal.ts'
import { cursorOf, numberedPartOf, pageOf, partOf, readCursor } from '../page-cursor.ts'
import { HAND_OVER_EARLIER, READ_EARLIER } from '../payments/hand-over-earlier.ts'
import { RETRY_PAYOUT, RETRY_PAYOUTS } from '../payments/resend-payouts.ts'
import { PAUSE_COMMANDS } from '../pause-activities.ts'
import { DECIDE_WIN_BACK, READ_WIN_BACK } from '../goodwill/win-back.ts'
import { bindChange } from '../staff-change.ts'
import type { StaffCommand } from '../staff-command.ts'
import { REVIEW_TEXTS } from '../texts/activity-texts.ts'
import { PUBLISH_TEXTS } from '../texts/publish-texts.ts'
import { USER_COMMANDS, userRoutes } from './users.ts'
import type { Staff } from '../../access/ops-keys.ts'

/** Every change of the staff, in any order; those with `second` may be proposed. */
export const STAFF_COMMANDS: readonly StaffCommand[] = [
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
  RETRY_PAYOUT,
  RETRY_PAYOUTS,
  HAND_OVER_EARLIER,
]

/** Whether the caller may see proposals about a person. */
const seesPeople = ({ roles }: Staff) => ['support', 'risk', 'approver'].some((role) => roles.has(role as 'risk'))

const dayOf = (day: string | undefined, days = 0) =>
  day === undefined ? undefined : Date.parse(`${day}T00:00:00Z`) + days * DAY_MS

/** GET /ops/v1/log. @throws DomainError 40000 with `topics` or `after` */
const PULL_LOG = bind(pullLog, async ({ query: { after, topics, pageSize } }, { gateway: { db } }) => {
  const wanted = readTopics(topics)
  if (wanted === undefined)
    throw malformed('topics', 'must be topics as reward.granted or reward.*, separated by commas')
  const cursor = readCursor(after, 'after')
  const place = cursor && { position: Number(cursor[0]), id: Number(cursor[1]) }
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
      .map(({ position, id, ...entry }) => ({
        ...entry,
        id: `${position}_${id}`,
        type: entry.topic,
        at: entry.createdAt,
        data: entry.payload,
      })),
    next: last === undefined ? (after ?? null) : cursorOf([last.position, String(last.id)]),
    more: rest === 'more',
    missed,
  }
})

/**
 * GET /ops/v1/audit-log. What was typed is in the line of the look as a keyed hash, unless it is the code of an action, a person of the staff or a
 * user; so the log says who searched for a user, and has no list of what else was typed.
 * @throws DomainError 40000 with `subject` or `cursor`
 */
const READ_AUDIT_LOG = bind(
  auditLog,
  async ({ query: { pageSize, cursor, from, to, actor, action, subject } }, { gateway, staff }) => {
    const { db, keys } = gateway
    if (subject !== undefined && hasAddress(subject))
      throw malformed('subject', 'must be an id: look the person up under Users, and search for the id')
    const part = numberedPartOf({ pageSize, cursor })
    const actions = action === undefined ? undefined : actionsNamed(action)
    const isUser = subject !== undefined && (await findUser(db, subject)) !== undefined
    const isActor = actor !== undefined && (await hasLinesOf(db, actor))
    const hashed = (typed: string | undefined) => typed && hashedText(keys, typed)
    await auditLook(gateway, staff, {
      action: 'audit.read',
      subject: isUser ? subject : 'audit_log',
      more: {
        from,
        to,
        actor: isActor ? actor : hashed(actor),
        action: actions?.length ? actions.join(' ') : hashed(action),
        value: hashed(subject),
      },
    })
    const subjects = subject === undefined ? undefined : await subjectsAbout(db, subject)
    const filter = { actor, actions, subjects, from: dayOf(from), until: dayOf(to, 1) }
    const rows = await listStaffLines(db, filter, part)
    return { ...pageOf(rows, part, ({ at, id }) => [at, id]), total: null }
  },
)

export const staffRoutes = [
  bind(policy, async (_request, { gateway, staff: { name, roles } }) => ({
    ...gateway.config.staffPolicy,
    identified: gateway.opsKeys.isIdentified,
    me: { actor: name ?? '', roles: [...roles] },
  })),
  READ_AUDIT_LOG,
  bind(proposals, async ({ query }, { gateway, staff }) => {
    const { state, kind } = query
    await expireProposals(gateway, STAFF_COMMANDS)
    const filter = { state, kind, isPersonal: seesPeople(staff) }
    const part = partOf(query)
    const rows = await listProposals(gateway.db, filter, part)
    const page = pageOf(rows.map(proposalOf), part, ({ at, proposalId }) => [at, proposalId])
    return { ...page, total: state === 'PENDING' ? await countProposals(gateway.db, filter) : null }
  }),
  bind(proposal, async ({ params }, { gateway, staff }) => {
    const read = await readProposal(gateway, STAFF_COMMANDS, params.id)
    if (!PERSONAL_PROPOSALS.includes(read.kind)) return read
    if (!seesPeople(staff)) throw new DomainError('NOT_PERMITTED', { reasonCode: 'ROLE' })
    await auditLook(gateway, staff, { action: 'user.read', subject: read.subject, more: { proposal: read.proposalId } })
    return read
  }),
  bind(decideCall, (request, { gateway, staff }) => decideProposal(gateway, STAFF_COMMANDS, request, staff)),
  ...activityReads,
  ...userRoutes,
  PULL_LOG,
  bind(goodwillBudget, (_request, { gateway }) => readGoodwillBudget(gateway.db, gateway)),
  READ_FLAGS,
  READ_EARLIER,
  ...REVIEW_READS,
  DECIDE_REVIEWS,
  READ_WIN_BACK,
  ...STAFF_COMMANDS.map(bindChange),
]
