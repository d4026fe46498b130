import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { activityDetail, noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { PLATFORM_OPERATORS } from '@fanfare/contract/enumerations.ts'
import { CALLS } from '@fanfare/contract/index.ts'
import { getRewardList } from '@fanfare/contract/task/rewards.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { sampleOf } from '@fanfare/contract/testing/sample-of.ts'
import { readTolerantly } from './read-tolerantly.ts'

type Path = readonly (string | number)[]
type Loose = Record<string | number, unknown>

const UNHEARD_OF = 'UNHEARD_OF'

const at = (root: unknown, path: Path): unknown => path.reduce((value, key) => (value as Loose)[key], root)

function put(root: unknown, path: Path, value: unknown): unknown {
  const changed = structuredClone(root)
  ;(at(changed, path.slice(0, -1)) as Loose)[path.at(-1) ?? ''] = value
  return changed
}

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

const isUnknownWord = (call: CallDefinition, answer: unknown, path: Path): boolean =>
  z
    .safeParse(call.data, answer)
    .error?.issues.some((issue) => issue.code === 'invalid_value' && issue.path.join('.') === path.join('.')) ?? false

/** Every enumeration in every answer of the contract, in the last row of each list that it lies in. */
const PLACES = CALLS.flatMap((call) => {
  const answer = sampleOf(call.data)
  return leavesOf(answer)
    .filter((path) => path.every((key) => key !== 0))
    .filter((path) => path.length > 0 && isUnknownWord(call, put(answer, path, UNHEARD_OF), path))
    .map((path) => ({ name: `${call.name} ${path.join('.')}`, call, answer, path }))
})
const inRows = PLACES.filter(({ path }) => path.includes(1))
const alone = PLACES.filter(({ path }) => !path.includes(1))

test('[API-5] the samples are answers that the contract accepts', () => {
  const refused = CALLS.filter((call) => !z.safeParse(call.data, sampleOf(call.data)).success)
  expect(refused.map(({ name }) => name)).toEqual([])
})

test.each(inRows)('[API-5] an unknown value at $name drops at most its row', ({ call, answer, path }) => {
  const reading = readTolerantly(call.data, put(answer, path, UNHEARD_OF))
  if (!reading) throw new Error('refused')
  const list = path.slice(0, path.indexOf(1))
  const [first, ...others] = at(reading.data, list) as unknown[]
  expect(first).toEqual((at(z.parse(call.data, answer), list) as unknown[])[0])
  expect(others.length).toBeLessThanOrEqual(1)
  expect(JSON.stringify(reading.data)).not.toContain(UNHEARD_OF)
  expect(reading.unknown).toEqual([{ field: path.map((key) => (key === 1 ? '*' : key)).join('.'), value: UNHEARD_OF }])
})

test('[API-5] the lists of the contract hold enumerations at all', () => {
  const known = 'activityType taskType rewardType operator status taskStatus state period'.split(' ')
  expect(inRows.map(({ path }) => path.at(-1))).toEqual(expect.arrayContaining(known))
})

test('[API-5] outside of a list an unknown value refuses answers to actions only, never a page', () => {
  const refused = alone.filter(({ call, answer, path }) => !readTolerantly(call.data, put(answer, path, UNHEARD_OF)))
  const expected = `apply status, applyStatus status, obtainReward taskStatus, kolBind bound, nonProductizedApply status,
    nonProductizedApplyStatus status, backApply status, createAgentCode kind, saveAgentCode kind,
    captchaChallenge algorithm, endSecondFactor on, competitionTeamCreate team.access,
    competitionTeamApprove team.access, competitionTeamRemove team.access, competitionTeamHandOver team.access`
  expect(new Set(refused.map(({ name }) => name))).toEqual(new Set(expected.split(/,\s+/)))
})

describe('reading an unknown value', () => {
  const read = (call: CallDefinition, changes: [Path, unknown][]): unknown => {
    const answer = changes.reduce((changed, [path, value]) => put(changed, path, value), sampleOf(call.data))
    return readTolerantly(call.data, answer)?.data ?? null
  }

  test('[API-5] an activity of an unknown type stays in its list, as another type', () => {
    const data = read(activityList, [[['activities', 1, 'activityType'], 3]])
    expect(at(data, ['activities', 1])).toMatchObject({ activityType: 'OTHER', title: 'Text' })
  })

  test('[API-5] an activity whose status is unknown is not listed, and its own page is drawn by its times', () => {
    expect(at(read(activityList, [[['activities', 0, 'status'], 'PAUSED']]), ['activities'])).toHaveLength(1)
    expect(read(noLoginDetail, [[['status'], 'PAUSED']])).toMatchObject({ status: 'ONGOING' })
    expect(read(noLoginDetail, [[['outcome'], 'FROZEN']])).toMatchObject({ outcome: null })
  })

  test('[ACT-2] a reward of an unknown type stays among mine, its state does not', () => {
    expect(at(read(getRewardList, [[['items', 0, 'reward', 'rewardType'], 'POINTS']]), ['items', 0])).toMatchObject({
      reward: { rewardType: 'OTHER', label: 'Text' },
    })
    expect(at(read(getRewardList, [[['items', 0, 'state'], 'MOVED']]), ['items'])).toHaveLength(1)
  })

  test.each(PLATFORM_OPERATORS)('[ACT-6] the operator %s reads as GREATER_EQUAL', (operator) => {
    expect(at(read(taskCompletions, [[['tasks', 0, 'operator'], operator]]), ['tasks', 0])).toMatchObject({
      operator: 'GREATER_EQUAL',
    })
  })

  test('[API-5] an optional field is left out, and its object stays', () => {
    expect(read(activityDetail, [[['my', 'cover', 'state'], 'PARTLY']])).toMatchObject({ my: { applied: true } })
  })

  test('[API-5] several unknown values at once drop no more than their rows', () => {
    const data = read(taskCompletions, [
      [['tasks', 0, 'taskStatus'], 'FROZEN'],
      [['tasks', 0, 'period'], 'WEEKLY'],
      [['tasks', 1, 'taskType'], 'STAKING'],
      [['tasks', 1, 'reward', 'rewardType'], 'POINTS'],
    ])
    expect(at(data, ['tasks'])).toMatchObject([{ taskType: 'OTHER', reward: { rewardType: 'OTHER' } }])
  })

  test.each([null, true, {}, undefined])('[API-5] %j is neither text nor number: the answer is refused', (value) => {
    expect(read(taskCompletions, [[['tasks', 1, 'taskStatus'], value]])).toBeNull()
  })

  test('[API-5] any other fault of a row refuses the answer', () => {
    expect(read(taskCompletions, [[['tasks', 1, 'claimDays'], 'soon']])).toBeNull()
  })
})
