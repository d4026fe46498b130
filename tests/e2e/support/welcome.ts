import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { call, deposit, sendEvents, spotTrade } from './gateway.ts'
import { activityIdOf, join, keptInRun, newUser, type User } from './users.ts'

/** Tasks of the demonstration's welcome activity (activities/welcome-tasks.yaml), with their rewards. */
export const WELCOME = {
  alias: 'welcome-tasks',
  path: '/welcome-event',
  tasks: {
    account: { id: 'create-account', pays: '5' },
    identity: { id: 'verify-identity', pays: '10' },
    deposit: { id: 'first-deposit', pays: '10' },
    spot: { id: 'spot-hundred', pays: '15' },
  },
} as const

export const welcomeId = (): Promise<string> => activityIdOf(WELCOME.alias)

export interface Member extends User {
  activityId: string
}

/** A member of the welcome activity, with one claimable task (having an account). */
export async function newMember(): Promise<Member> {
  const [user, activityId] = await Promise.all([newUser(), welcomeId()])
  await join(user, activityId)
  return { ...user, activityId }
}

export async function claim({ token, activityId }: Member, taskId: string): Promise<void> {
  const answer = await call(obtainReward, { query: { activityId, taskId } }, { token })
  if (answer.code !== '00000') throw new Error(`claiming ${taskId} answered ${answer.code}`)
}

/** A member with one reward claimed, two claimable, one task half done, and trades that did not count. */
export async function newBusyMember(): Promise<Member> {
  const member = await newMember()
  await claim(member, WELCOME.tasks.account.id)
  await sendEvents(
    member.userId,
    { type: 'kyc.passed' },
    deposit('50'),
    spotTrade('40'),
    { ...spotTrade('30'), symbol: 'USDC/USDT' },
    { ...spotTrade('20'), zeroFee: true },
  )
  return member
}

/** The busy member of all tests of the run that only read. */
export const busyMember = (): Promise<Member> => keptInRun('busy-member', newBusyMember)
