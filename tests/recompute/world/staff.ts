import { randomBytes } from 'node:crypto'
import { deleteUser } from '@fanfare/contract/session/account.ts'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import type { Chance } from './chance.ts'
import type { Deliveries } from './deliveries.ts'
import type { Person, Wire } from './wire.ts'

/** What staff and risk control of a world do. */
export function createStaff({ wire, chance, deliveries }: { wire: Wire; chance: Chance; deliveries: Deliveries }) {
  const paused = new Set<string>()

  /** Flags, clears, and accounts that turn out to be market makers, or no more. */
  function judge(person: Person, since: number, until: number): void {
    const base = { eventId: deliveries.nextId(), userId: person.userId, occurredAt: chance.between(since, until) }
    const choice = chance.whole(10)
    if (choice < 3) {
      deliveries.deliver({ ...base, type: 'account.classified', marketMaker: chance.happens(0.6) }, until, 0.5)
    } else if (choice < 7) {
      const reason = chance.pick(['MULTI_ACCOUNT', 'WASH_TRADING', 'odd'])
      deliveries.deliver({ ...base, type: 'user.flagged', reason }, until, 0.3)
    } else {
      const reason = chance.happens(0.4) ? { reason: chance.pick(['MULTI_ACCOUNT', 'odd']) } : {}
      deliveries.deliver({ ...base, type: 'user.cleared', ...reason }, until, 0.3)
    }
  }

  /** Pauses the claims of an activity, or resumes them. */
  async function pauseOrResume(alias: string): Promise<void> {
    const isPaused = paused.has(alias)
    const body = isPaused ? { claims: true } : { claims: true, reason: 'CHECK' }
    await wire.staff('POST', `activities/${alias}/${isPaused ? 'resume' : 'pause'}`, body)
    if (isPaused) paused.delete(alias)
    else paused.add(alias)
  }

  const resumeAll = async (): Promise<void> => {
    for (const alias of paused) await pauseOrResume(alias)
  }

  /** Takes a part of a granted reward back into its budget. */
  async function cancelSome(person: Person): Promise<void> {
    const rows = await wire.gateway.rows('rewards', { userId: person.userId, state: 'GRANTED' }, 'rewardId')
    const [row] = rows.filter(({ rewardType }) => rewardType === 'GIFT_CASH' || rewardType === 'DROP')
    if (row === undefined) return
    const body = {
      reason: 'CORRECTED',
      ticket: 'T-1',
      note: 'a trial',
      ...(chance.happens(0.5) ? { amount: '0.01' } : {}),
    }
    const key = randomBytes(12).toString('hex')
    await wire.gateway.ops('POST', `rewards/${row.rewardId}/cancel`, body, {
      actor: 'rita',
      key,
      revision: row.revision,
    })
  }

  /** The account of a person who leaves is deleted. */
  const leave = (person: Person) => wire.as(person, deleteUser, { body: { password: 'a quiet harbour at dawn' } })

  /** Publishes a file again with halved targets: what was missed by them is completed. */
  const makeEasier = async (file: ActivityFileInput): Promise<void> => {
    const half = (amount: string) => String(Number(amount) / 2)
    const tasks = (file.tasks ?? []).map((task) =>
      task.target !== undefined && 'amount' in task.target
        ? { ...task, target: { ...task.target, amount: half(task.target.amount) } }
        : task,
    )
    await wire.staff('PUT', `activities/${file.alias}`, { ...file, tasks })
  }

  return { judge, pauseOrResume, resumeAll, cancelSome, leave, makeEasier }
}
