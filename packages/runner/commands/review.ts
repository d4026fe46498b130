import type { CallData } from '@fanfare/contract/define-call.ts'
import { decideReview, review, reviews } from '@fanfare/contract/staff/reviews.ts'
import { COMMANDS } from '../commands.mjs'
import { EXIT, needed, runStaff, tellOutcome } from '../staff/staff-command.ts'
import { command } from './command.ts'

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
    for (const other of read.others) say(`  also open: ${lineOf(other)}`)
    return EXIT.done
  })

const decide =
  (accept: boolean) =>
  (args: string[]): Promise<number> =>
    runStaff(args, COMMANDS.review.commands.accept.options, async (tools) => {
      const { ask, say, show, positionals, values } = tools
      const usage = `npm run review -- ${accept ? 'accept' : 'refuse'} <id> --reason <reason>`
      const id = needed(positionals, 0, usage)
      const { reason = '', note = '' } = values
      const read = await ask(review, { params: { id } })
      say(lineOf(read))
      const answer = await ask(decideReview, {
        params: { id },
        body: { accept, reason, note },
        headers: { 'if-match': `"${read.revision}"` },
      })
      show(answer)
      return tellOutcome(tools, answer, accept ? 'Accepted.' : 'Refused; the amount is back in its budget.')
    })

export const acceptReview = decide(true)
export const refuseReview = decide(false)

const RUNS = { list: listReviews, show: showReview, accept: acceptReview, refuse: refuseReview }

/** `npm run review`: rewards that wait for a person (docs/reviews.md). */
if (import.meta.main)
  await command(() => {
    const [name, ...args] = process.argv.slice(2)
    // The bootstrap has refused every other name.
    return RUNS[name as keyof typeof RUNS](args)
  })
