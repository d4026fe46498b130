import { randomBytes } from 'node:crypto'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { grantGoodwill } from '@fanfare/contract/staff/goodwill.ts'
import { COMMANDS } from '../commands.mjs'
import { EXIT, findUser, needed, runStaff, tellOutcome, WrongUse } from '../staff/staff-command.ts'
import { command, isProgram } from './command.ts'

const USAGE = `npm run grant ${COMMANDS.grant.usage[0]}`

/** The limits that there are, and what is left of each after this grant. */
const leftLine = ({ budget, alone, each, userMonth, actorDay }: CallData<typeof grantGoodwill>['left'], unit: string) =>
  [
    `Left in ${unit}: budget ${budget}`,
    userMonth !== null && `this user’s month ${userMonth}`,
    actorDay !== null && `your day ${actorDay}`,
    each !== null && `one grant at most ${each}`,
    `without a second person at most ${alone}`,
  ]
    .filter(Boolean)
    .join(', ')

/** `npm run grant <login or uid> <amount> <unit>`: goodwill, paid once for its key. */
export const grant = (args: string[]): Promise<number> =>
  runStaff(args, COMMANDS.grant.options, async (tools) => {
    const { ask, say, show, values, positionals } = tools
    const [name, amount, unit] = [0, 1, 2].map((index) => needed(positionals, index, USAGE)) as [string, string, string]
    const { type = 'GIFT_CASH', reason, ticket, note, about, key = `grant-${randomBytes(12).toString('hex')}` } = values
    if (reason === undefined || ticket === undefined || note === undefined) throw new WrongUse(USAGE)
    const days = values['expires-days']
    const user = await findUser(tools, name)
    if (user === null) return EXIT.refused
    const { userId, maskedName } = user
    // Said first: with it the grant can be repeated when the answer is lost.
    if (values['dry-run'] !== true) say(`Key ${key}`)
    const answer = await ask(grantGoodwill, {
      query: { dryRun: values['dry-run'] === true ? '1' : undefined },
      headers: { 'idempotency-key': String(key) },
      body: {
        userId,
        rewardType: type,
        unit,
        amount,
        reason,
        ticket,
        note,
        ...(about !== undefined && { about }),
        ...(days !== undefined && { expiresDays: Number(days) }),
      },
    })
    show(answer)
    const paid = `${amount} ${unit} to ${userId} ${maskedName}${answer.rewardId === null ? '' : `, reward ${answer.rewardId}`}.`
    const code = tellOutcome(tools, answer, paid)
    say(leftLine(answer.left, unit))
    return code
  })

if (isProgram(import.meta)) await command(() => grant(process.argv.slice(2)))
