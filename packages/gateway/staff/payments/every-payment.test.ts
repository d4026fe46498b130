import { expect, test } from 'vitest'
import type { CallDefinition, StaffMoney } from '@fanfare/contract/define-call.ts'
import { pauseActivity } from '@fanfare/contract/staff/pauses.ts'
import { OPS_CALLS } from '@fanfare/contract/index.ts'
import { join } from '#gateway/activities/db/activities.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { awardIn } from '../../rewards/awards/reserve-awards.ts'
import { STAFF_COMMANDS } from '../routes/staff.ts'
import { carryOut } from '../staff-change.ts'
import { staffCommand, type StaffCommand } from '../staff-command.ts'

/** What a call does with money whose sums `judgePayments` compares with the figures of the policy. */
const JUDGED: readonly StaffMoney[] = ['grants', 'releases', 'takes', 'resends']

/** Changes of the staff that are no command, and why no payment passes by the policy through them. */
const NO_COMMAND: Readonly<Record<string, string>> = {
  duplicateActivity: 'answers a file and writes nothing',
  staffEditActivityFile: 'answers a file and writes nothing',
  forecastActivity: 'computes what an activity would cost',
  previewActivity: 'makes a preview, which nobody joins',
  storePicture: 'stores a picture',
  decideAgentApplication: 'makes an agent; rebates follow from trades',
  saveAgent: 'sets rates within those of the campaign; rebates follow from trades',
  publishProgramme: 'publishes a campaign; rebates follow from trades',
  setClock: 'moves the clock of a demonstration',
  sendEvents: 'facts of the platform, from which the rules decide',
  staffSolvePayoutDifference: 'marks a difference as solved',
  reconcilePayouts: 'compares lists',
  takePayouts: 'hands what is ready to the wallet, by a program of the platform',
  staffDecideProposal: 'carries out the command of the proposal',
  staffDecideReviews: 'carries out the command of each review',
  staffRetryDelivery: 'sends a message of a webhook again',
  staffReplayWebhook: 'sends messages of a webhook again',
  staffTestWebhook: 'sends a message that says nothing',
  staffEnableWebhook: 'switches a webhook',
  staffDisableWebhook: 'switches a webhook',
}

const commands = new Map(STAFF_COMMANDS.map((command) => [command.call.name, command]))
const changes = OPS_CALLS.filter(({ method, auth }) => auth === 'ops' && method !== 'GET')

/** What keeps a call from the one function that judges payments; null when nothing does. */
function faultOf({ name, money }: CallDefinition, command: StaffCommand | undefined): string | null {
  if (command === undefined) return name in NO_COMMAND ? null : `${name} is no command, and nothing says why`
  const hasPayments = command.payments !== undefined
  const hasSecond = command.second !== undefined
  if (JUDGED.includes(money) && !(hasPayments && hasSecond)) return `${name} is not judged`
  if ((money === 'reverses' || money === 'funds') && !hasSecond) return `${name} needs no second person`
  return money === 'none' && hasPayments ? `${name} moves money, and its contract does not say so` : null
}

test('every call of the contract by which staff gives, frees, takes back or sends money passes the one judgement', () => {
  expect(changes.map((call) => faultOf(call, commands.get(call.name))).filter((fault) => fault !== null)).toEqual([])
  expect(changes.filter(({ money }) => money !== 'none').map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'staffGrant',
      'staffDecideWinBack',
      'staffDecideReview',
      'staffDecideReviews',
      'staffClearUser',
      'staffHoldReward',
      'staffCancelReward',
      'staffReverseEvent',
      'staffRetryPayout',
      'staffRetryPayouts',
    ]),
  )
  expect(Object.keys(NO_COMMAND).filter((name) => commands.has(name))).toEqual([])
})

test('the check finds a payment that is not judged, and a command that the contract does not call one', () => {
  const grant = changes.find(({ name }) => name === 'staffGrant') as CallDefinition
  const command = commands.get('staffGrant') as StaffCommand
  expect(
    faultOf(
      grant,
      staffCommand(grant, () => Promise.resolve({})),
    ),
  ).toBe('staffGrant is not judged')
  expect(faultOf({ ...grant, money: 'none' }, command)).toBe('staffGrant moves money, and its contract does not say so')
  expect(faultOf({ ...grant, name: 'staffPayTwice' }, undefined)).toBe(
    'staffPayTwice is no command, and nothing says why',
  )
})

test('a change whose contract says nothing of money, and that pays all the same, fails as a whole', async () => {
  const gateway = await borrowGateway()
  const user = await gateway.register()
  const activityId = await gateway.publish(activityInput({ alias: 'paid-by-a-pause' }))
  const paying = staffCommand(pauseActivity, async (tx, context, _input, { at }) => {
    const { userId } = user
    await join(tx, { activityId, userId, at, consentVersion: null, maximum: null })
    const award = { asset: 'DROP:USDT', quantity: '5', earnedAt: at, source: 'manual:pause' as const }
    await awardIn(tx, context, [{ ...award, userId, activityId }])
    return { paused: null, at }
  })
  const input = { params: { alias: 'paid-by-a-pause' }, query: {}, body: {}, ifMatch: null, key: 'pays-without-a-rule' }
  const staff = { name: 'sam', roles: new Set(['operator'] as const), via: 'KEY' as const, key: 'OPS_SECRET' }
  const change = { gateway: gateway.ctx, staff, isDryRun: false }
  await expect(carryOut(paying as StaffCommand, input as never, change)).rejects.toThrow(
    'staffPauseActivity has moved money',
  )
  expect(await gateway.rows('rewards', { userId: user.userId })).toEqual([])
})
