import { randomBytes } from 'node:crypto'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { payoutReport, payouts, retryPayout, retryPayouts } from '@fanfare/contract/staff/payouts.ts'
import { COMMANDS } from '../commands.mjs'
import { EXIT, needed, runStaff, WrongUse } from '../staff/staff-command.ts'
import { commandOf } from './command.ts'

type Listed = CallData<typeof payouts>

const instant = (ms: number): string => new Date(ms).toISOString()
const newKey = (): string => `payouts-${randomBytes(12).toString('hex')}`

const lineOf = ({ payoutId, state, amount, asset, person, attempt, dueAt, code }: Listed['items'][number]): string =>
  [
    payoutId,
    state,
    `${amount} ${asset}`,
    `${person.userId} ${person.maskedName}`,
    `attempt ${attempt}`,
    `due ${instant(dueAt)}`,
    ...(code === null ? [] : [code]),
  ].join('  ')

const sumLine = ({ state, code, count, amount, unit, overdue }: Listed['sums'][number]): string =>
  `${state}${code === null ? '' : ` ${code}`}: ${count}, ${amount} ${unit}${overdue === 0 ? '' : `, ${overdue} overdue`}`

const text = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

export const listPayouts = (args: string[]): Promise<number> =>
  runStaff(args, COMMANDS.payouts.commands.list.options, async ({ ask, say, show, values }) => {
    const filter = { state: text(values.state), code: text(values.code), day: text(values.day) }
    const page = await ask(payouts, { query: { ...filter, overdue: values.overdue === true ? '1' : undefined } })
    show(page)
    for (const item of page.items) say(lineOf(item))
    for (const { eventId, kind, payoutId, at } of page.differences)
      say(`difference ${kind}  ${payoutId}  ${instant(at)}  event ${eventId}`)
    for (const sum of page.sums) say(sumLine(sum))
    if (page.sums.length === 0) say('No payouts.')
    return EXIT.done
  })

const RETRY_USAGE = 'npm run payouts -- retry <id>, or retry --code <code>'

export const retryFailed = (args: string[]): Promise<number> =>
  runStaff(args, COMMANDS.payouts.commands.retry.options, async ({ ask, say, show, values, positionals }) => {
    const { code, note = '', maximum = '100' } = values
    if ((code === undefined) === (positionals[0] === undefined)) throw new WrongUse(RETRY_USAGE)
    const headers = { 'idempotency-key': newKey() }
    const answer =
      code === undefined
        ? await retryOne(positionals[0] ?? '')
        : await ask(retryPayouts, { headers, body: { code, maximum: Number(maximum), note } })
    show(answer)
    say(`Requested again: ${answer.retried}.`)
    return EXIT.done

    async function retryOne(payoutId: string) {
      const revision = (await ask(payouts, { query: { payoutId } })).items[0]?.revision ?? 0
      const input = { params: { id: payoutId }, headers: { ...headers, 'if-match': `"${revision}"` }, body: { note } }
      return ask(retryPayout, input)
    }
  })

export const reportDay = (args: string[]): Promise<number> =>
  runStaff(args, COMMANDS.payouts.commands.report.options, async ({ ask, say, show, positionals }) => {
    const day = needed(positionals, 0, 'npm run payouts -- report <day>')
    const report = await ask(payoutReport, { query: { day } })
    show(report)
    for (const { asset, state, count, amount } of report.sums) say(`${asset}  ${state}  ${count}  ${amount}`)
    if (report.sums.length === 0) say('Nothing was requested on this day.')
    return EXIT.done
  })

/** `npm run payouts`: what the wallet was asked to pay (docs/operators/payouts-and-webhooks.md). */
await commandOf(import.meta, { list: listPayouts, retry: retryFailed, report: reportDay })
