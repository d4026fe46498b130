import { randomBytes } from 'node:crypto'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { clearUser } from '@fanfare/contract/staff/flags.ts'
import { DECISIONS_MAXIMUM, decideReview, decideReviews, review, reviews } from '@fanfare/contract/staff/reviews.ts'
import { decideWinBack, winBackApplications } from '@fanfare/contract/staff/win-back.ts'
import { Refused } from '../activity/ask-gateway.ts'
import { COMMANDS } from '../commands.mjs'
import {
  allItems,
  EXIT,
  findUser,
  needed,
  runStaff,
  tellOutcome,
  WrongUse,
  type StaffTools,
} from '../staff/staff-command.ts'
import { commandOf } from './command.ts'

const instant = (ms: number): string => new Date(ms).toISOString()

type Review = CallData<typeof reviews>['items'][number]

const lineOf = ({ reviewId, reward, person, alias, flags, dueAt, lease }: Review): string =>
  [
    reviewId,
    reward.label,
    `${person.userId} ${person.maskedName}`,
    alias,
    flags.join(', '),
    `due ${instant(dueAt)}`,
    ...(lease === null ? [] : [`${lease.by} works on it`]),
  ].join('  ')

export const listReviews = (args: string[]): Promise<number> =>
  runStaff(args, COMMANDS.review.commands.list.options, async ({ ask, say, show }) => {
    const page = await ask(reviews)
    show(page)
    if (page.items.length === 0) say('Nothing waits.')
    for (const item of page.items) say(lineOf(item))
    const sums = page.sums.map(({ amount, unit, rewardType }) => `${amount} ${unit} ${rewardType}`)
    if (sums.length > 0) say(`${page.total} in all: ${sums.join(', ')}`)
    return EXIT.done
  })

export const showReview = (args: string[]): Promise<number> =>
  runStaff(args, COMMANDS.review.commands.show.options, async ({ ask, say, show, positionals }) => {
    const id = needed(positionals, 0, 'npm run review -- show <id>')
    const read = await ask(review, { params: { id } })
    show(read)
    say(lineOf(read))
    for (const { label, value } of read.evidence) say(`  ${label}: ${value}`)
    for (const { userId, maskedName } of read.related) say(`  related: ${userId} ${maskedName}`)
    for (const { at, label, amount, counted, reason, eventId } of read.facts)
      say(`  ${[counted ? '+' : '-', instant(at), label, amount, reason, eventId].filter(Boolean).join(' ')}`)
    for (const other of read.others) say(`  also open: ${lineOf(other)}`)
    return EXIT.done
  })

const DONE = { accept: 'Accepted.', refuse: 'Refused; the amount is back in its budget.' } as const

async function decideOne(tools: StaffTools, id: string, accept: boolean): Promise<number> {
  const { ask, say, show, values } = tools
  const { reason = '', note = '', clear = false } = values
  const read = await ask(review, { params: { id } })
  say(lineOf(read))
  const answer = await ask(decideReview, {
    params: { id },
    body: { accept, reason, note, ...(clear === true && { clear }) },
    headers: { 'if-match': `"${read.revision}"` },
  })
  show(answer)
  return tellOutcome(tools, answer, accept ? DONE.accept : DONE.refuse)
}

const newKey = (): string => `review-${randomBytes(12).toString('hex')}`

/** @returns the worst code: refused, then waits, then done */
async function decideMany({ ask, say, show, values }: StaffTools, ids: readonly string[], accept: boolean) {
  const { reason = '', note = '' } = values
  const results: CallData<typeof decideReviews>['results'] = []
  for (let from = 0; from < ids.length; from += DECISIONS_MAXIMUM) {
    const items = []
    for (const id of ids.slice(from, from + DECISIONS_MAXIMUM)) {
      const read = await ask(review, { params: { id } })
      say(lineOf(read))
      items.push({ reviewId: id, revision: read.revision })
    }
    const answer = await ask(decideReviews, {
      body: { items, accept, reason, note },
      headers: { 'idempotency-key': newKey() },
    })
    results.push(...answer.results)
  }
  show({ results })
  const codes = results.map(({ reviewId, done, proposal, state, code }): number => {
    if (done) say(`${reviewId}: ${accept ? DONE.accept : DONE.refuse}`)
    else if (proposal === null) say(`${reviewId}: not decided, code ${code}, it is ${state ?? 'unknown'}.`)
    else say(`${reviewId}: a second person is needed: npm run approve -- accept ${proposal.proposalId}`)
    return done ? EXIT.done : proposal === null ? EXIT.refused : EXIT.waits
  })
  return [EXIT.refused, EXIT.waits].find((code) => codes.includes(code)) ?? EXIT.done
}

const decide =
  (accept: boolean) =>
  (args: string[]): Promise<number> =>
    runStaff(args, COMMANDS.review.commands[accept ? 'accept' : 'refuse'].options, async (tools) => {
      const { positionals, values } = tools
      const usage = `npm run review -- ${accept ? 'accept' : 'refuse'} <id …> --reason <reason>`
      const first = needed(positionals, 0, usage)
      const ids = [...new Set(positionals)]
      if (ids.length === 1) return decideOne(tools, first, accept)
      if (values.clear === true) throw new WrongUse('--clear goes with one review.')
      return decideMany(tools, ids, accept)
    })

export const acceptReview = decide(true)
export const refuseReview = decide(false)

export const clearFlags = (args: string[]): Promise<number> =>
  runStaff(args, COMMANDS.review.commands.clear.options, async (tools) => {
    const { ask, show, positionals, values } = tools
    const user = await findUser(tools, needed(positionals, 0, 'npm run review -- clear <login or uid> --note <why>'))
    if (user === null) return EXIT.refused
    const { reason, note = '' } = values
    const answer = await ask(clearUser, {
      params: { userId: user.userId },
      body: { note, keepReviews: values['keep-reviews'] === true, ...(reason !== undefined && { reason }) },
      headers: { 'idempotency-key': newKey() },
    })
    show(answer)
    return tellOutcome(tools, answer, `Cleared ${user.userId} ${user.maskedName}; ${answer.released} rewards paid.`)
  })

type Application = CallData<typeof winBackApplications>['items'][number]

const applicationLine = ({ alias, person, reason, contactAllowed, answerBy, lastTradeAt }: Application): string =>
  [
    `${alias}  ${person.userId} ${person.maskedName}`,
    reason ?? 'no reason',
    `answer by ${instant(answerBy)}`,
    `last trade ${lastTradeAt === null ? 'never' : instant(lastTradeAt)}`,
    ...(contactAllowed ? [] : ['write to them on the site alone']),
  ].join('  ')

/** `5 USDT` as the grant of an acceptance. */
function grantOf({ grant, type = 'GIFT_CASH' }: StaffTools['values']) {
  if (grant === undefined) return {}
  const [amount, unit, ...more] = String(grant).split(/\s+/)
  if (unit === undefined || more.length > 0) throw new WrongUse('--grant is an amount and its unit: --grant "5 USDT"')
  return { grant: { rewardType: type, unit, amount } }
}

export const winBack = (args: string[]): Promise<number> =>
  runStaff(args, COMMANDS.review.commands['win-back'].options, async (tools) => {
    const { ask, say, show, positionals, values } = tools
    const usage = 'npm run review -- win-back [list, or accept or decline <alias> <uid>]'
    const [verb = 'list'] = positionals
    const waiting = await allItems((page) => ask(winBackApplications, { query: page }))
    if (verb === 'list') {
      show({ items: waiting })
      say(waiting.length === 0 ? 'Nothing waits.' : waiting.map(applicationLine).join('\n'))
      return EXIT.done
    }
    if (verb !== 'accept' && verb !== 'decline') throw new WrongUse(usage)
    const [alias, userId] = [needed(positionals, 1, usage), needed(positionals, 2, usage)]
    const application = waiting.find((one) => one.alias === alias && one.person.userId === userId)
    if (application === undefined) throw new Refused('', 'No application of this user waits there.')
    say(applicationLine(application))
    const answer = await ask(decideWinBack, {
      params: { activityId: application.activityId, userId },
      body: { accept: verb === 'accept', note: values.note ?? '', ...grantOf(values) },
      headers: { 'if-match': `"${application.revision}"` },
    })
    show(answer)
    say(
      `${answer.status}${answer.rewardId === null ? '' : `, reward ${answer.rewardId}`}. The user reads it on the page.`,
    )
    return EXIT.done
  })

/** `npm run review`: rewards, flags and applications that wait for a person (docs/operators/console.md). */
await commandOf(import.meta, {
  list: listReviews,
  show: showReview,
  accept: acceptReview,
  refuse: refuseReview,
  clear: clearFlags,
  'win-back': winBack,
})
