import { randomBytes } from 'node:crypto'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { cancelReward, reverseEvent } from '@fanfare/contract/staff/corrections.ts'
import { removeSecondFactor } from '@fanfare/contract/staff/second-factor.ts'
import { findUsers, staffUserRewards } from '@fanfare/contract/staff/users.ts'
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

const { cancel, reverse, 'second-factor': factor } = COMMANDS.correct.commands

type Effects = CallData<typeof reverseEvent>['consequences']

interface Correction {
  id: string
  body: { reason: string; ticket: string }
  request: { query: { dryRun: string | undefined }; headers: { 'idempotency-key': string } }
}

/** The options of all corrections. Prints the key first: with it a correction can be repeated when the answer is lost. */
function readCorrection({ values, positionals, say }: StaffTools, usage: string): Correction {
  const id = needed(positionals, 0, usage)
  const { reason, ticket, key = `correct-${randomBytes(12).toString('hex')}` } = values
  if (typeof reason !== 'string' || typeof ticket !== 'string') throw new WrongUse(usage)
  const isRehearsal = values['dry-run'] === true
  if (!isRehearsal) say(`Key ${key}`)
  const request = { query: { dryRun: isRehearsal ? '1' : undefined }, headers: { 'idempotency-key': String(key) } }
  return { id, body: { reason, ticket }, request }
}

/** The same with the note that the corrections of rewards and events need. */
function readNoted(tools: StaffTools, usage: string): Correction & { body: { note: string } } {
  const { note } = tools.values
  if (typeof note !== 'string') throw new WrongUse(usage)
  const { body, ...correction } = readCorrection(tools, usage)
  return { ...correction, body: { ...body, note } }
}

type Reward = CallData<typeof staffUserRewards>['items'][number]

/** A reward and its user; null, once it has said so, when there is none. */
async function findReward({ ask, say, show }: StaffTools, rewardId: string): Promise<Reward | null> {
  const [user] = (await ask(findUsers, { query: { rewardId } })).items
  const rewards =
    user === undefined
      ? []
      : await allItems((page) => ask(staffUserRewards, { params: { userId: user.userId }, query: page }))
  const found = rewards.find((item) => item.rewardId === rewardId)
  if (found !== undefined) return found
  show({ reward: null })
  say('No reward has this id.')
  return null
}

/** `npm run correct -- cancel`: takes what is unused of a reward, or a part of it, back. */
export const cancelByCommand = (args: string[]): Promise<number> =>
  runStaff(args, cancel.options, async (tools) => {
    const { id, body, request } = readNoted(tools, `npm run correct -- cancel ${cancel.usage}`)
    const { amount } = tools.values
    const found = await findReward(tools, id)
    if (found === null) return EXIT.refused
    const answer = await tools.ask(cancelReward, {
      params: { rewardId: id },
      body: { ...body, ...(amount !== undefined && { amount }) },
      query: request.query,
      headers: { ...request.headers, 'if-match': `"${found.revision}"` },
    })
    tools.show(answer)
    const { left, state } = answer.reward
    const rest = left === undefined ? 'nothing' : `${left.amount} ${left.unit}`
    return tellOutcome(tools, answer, `${id} is ${state}; ${rest} is left.`)
  })

/** One line for each effect of a reversal. */
function effectLines({ users, tasks, rewards, boards, frozen, rebates }: Effects): string[] {
  const disputed = (isDisputed: boolean) => (isDisputed ? ', a claim waits for a review' : '')
  const becomes = (before: string, after: string) =>
    before === after ? `${before}: only the platform can take it back` : `${before} → ${after}`
  return [
    ...users.map(({ userId, maskedName }) => `user ${userId} ${maskedName}`),
    ...tasks.map((one) => {
      const period = one.periodKey === '-' ? '' : ` ${one.periodKey}`
      const change = one.before === one.after ? one.before : `${one.before} → ${one.after}`
      return `task ${one.alias} ${one.taskId}${period} of ${one.userId}: ${change}${disputed(one.disputed && one.after === 'COMPLETED')}`
    }),
    ...rewards.map((one) => `reward ${one.rewardId} of ${one.userId}: ${becomes(one.state, one.becomes)}`),
    ...boards.map(({ alias, track, userId }) => `board ${alias} ${track}: another score of ${userId}`),
    ...frozen.map((alias) => `${alias}: its result is final and stays`),
    `rebates taken back: ${rebates.amount} ${rebates.unit}`,
  ]
}

/** `npm run correct -- reverse`: takes a wrong event of the platform back. */
export const reverseByCommand = (args: string[]): Promise<number> =>
  runStaff(args, reverse.options, async (tools) => {
    const { id, body, request } = readNoted(tools, `npm run correct -- reverse ${reverse.usage}`)
    const answer = await tools.ask(reverseEvent, { params: { eventId: id }, body, ...request })
    tools.show(answer)
    for (const line of effectLines(answer.consequences)) tools.say(line)
    return tellOutcome(tools, answer, `${id} is taken back.`)
  })

/** `npm run correct -- second-factor`: proposes to remove the second factor of a user. */
export const removeFactorByCommand = (args: string[]): Promise<number> =>
  runStaff(args, factor.options, async (tools) => {
    const { id, body, request } = readCorrection(tools, `npm run correct -- second-factor ${factor.usage}`)
    const user = await findUser(tools, id)
    if (user === null) return EXIT.refused
    const { userId, maskedName } = user
    const answer = await tools.ask(removeSecondFactor, { params: { userId }, body, ...request })
    tools.show(answer)
    return tellOutcome(tools, answer, `${userId} ${maskedName} logs in with the password alone.`)
  })

/** `npm run correct`: takes a reward or an event back, and removes a second factor (docs/operators/console.md). */
await commandOf(import.meta, {
  cancel: cancelByCommand,
  reverse: reverseByCommand,
  'second-factor': removeFactorByCommand,
})
