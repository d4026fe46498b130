import { describe, expect, test } from 'vitest'
import { ACTIVITY_TYPE_NAMES } from '@fanfare/contract/activity-types.ts'
import { editFile } from '@fanfare/activities/edit-file.ts'
import { formSchemaOf } from '@fanfare/activities/json-schema.ts'
import {
  alternativeOf,
  applyEdits,
  joinEdits,
  kindOf,
  lockOf,
  nameOf,
  placeOf,
  type Schema,
  setEdit,
  startOf,
} from './fields.ts'
import { readLocal } from '../../inputs.tsx'

const CONTENT = {
  alias: 'cup',
  pool: { amount: '100', unit: 'USDT' },
  tasks: [{ id: 'one', claimDays: 7 }, { id: 'two' }],
  texts: { en: { title: 'Cup', tasks: { one: { title: 'Trade' } } } },
}

describe('the fields of every type', () => {
  /** Every schema below one, with its path. */
  function schemasIn(whole: Schema, path: string): [string, Schema][] {
    const { schema } = kindOf(whole)
    const inner: [string, Schema][] = [
      ...Object.entries(schema.properties ?? {}),
      ...(schema.items ? [['*', schema.items] as [string, Schema]] : []),
      ...(typeof schema.additionalProperties === 'object'
        ? [['*', schema.additionalProperties] as [string, Schema]]
        : []),
      ...(schema.anyOf ?? []).map((one, index): [string, Schema] => [`|${index}`, one]),
    ]
    return [[path, whole], ...inner.flatMap(([name, one]) => schemasIn(one, `${path}.${name}`))]
  }

  test.each(ACTIVITY_TYPE_NAMES)('%s has an editor of its own and a value to begin with for each field', (type) => {
    const all = schemasIn(formSchemaOf(type) as Schema, type)
    expect(all.length).toBeGreaterThan(50)
    expect(all.filter(([, schema]) => kindOf(schema).kind === 'other').map(([path]) => path)).toEqual([])
    expect(all.filter(([, schema]) => startOf(schema) === undefined).map(([path]) => path)).toEqual([])
  })

  test('a field that the form does not know is shown as any value', () => {
    expect(kindOf({ type: 'array', items: undefined }).kind).toBe('other')
    expect(kindOf({ anyOf: [{ type: 'string' }, { type: 'integer' }] }).kind).toBe('other')
    expect(startOf({})).toBeNull()
  })

  test('the alternative of a value is that with its fields', () => {
    const { amount } = kindOf(
      (formSchemaOf('PersonalTrading') as Schema).properties?.tasks?.items?.properties?.reward ?? {},
    ).schema.properties as Record<string, Schema>
    expect(alternativeOf(amount ?? {}, { item: 'hat' })).toBe(2)
    expect(alternativeOf(amount ?? {}, { amount: '5', unit: 'USDT' })).toBe(0)
  })
})

describe('edits', () => {
  test('the form shows what the gateway will write into the text', () => {
    const edits = [
      setEdit(CONTENT, ['pool', 'amount'], '5'),
      setEdit(CONTENT, ['audience', 'vipTiers', 'from'], 2),
      { op: 'add', path: '/tasks/-', value: { id: 'three' } },
      { op: 'move', from: '/tasks/2', path: '/tasks/0' },
      { op: 'remove', path: '/tasks/1/claimDays' },
      { op: 'remove', path: '/alias' },
      { op: 'replace', path: '/texts/en/a~1b', value: 'x' },
    ] as const
    expect(editFile(JSON.stringify(CONTENT), [...edits])).toMatchObject({ ok: true, file: applyEdits(CONTENT, edits) })
    expect(applyEdits(CONTENT, edits)).toMatchObject({
      pool: { amount: '5' },
      audience: { vipTiers: { from: 2 } },
      tasks: [{ id: 'three' }, { id: 'one' }, { id: 'two' }],
    })
    expect(CONTENT.tasks).toHaveLength(2)
  })

  test('letters of one field are one edit, those of two are two', () => {
    const typed = ['C', 'Cu'].map((title) => setEdit(CONTENT, ['texts', 'en', 'title'], title))
    const other = setEdit(CONTENT, ['alias'], 'x')
    expect([...typed, other].reduce(joinEdits, [] as ReturnType<typeof joinEdits>)).toEqual([typed[1], other])
  })
})

test('a locked field has its reason, also below a locked block and in a list that was sorted anew', () => {
  const frozen = [{ path: '/tasks/two/reward', message: 'may not change' }]
  expect(lockOf(CONTENT, frozen, ['tasks', 1, 'reward', 'amount'])).toBe('may not change')
  expect(lockOf(CONTENT, frozen, ['tasks', 0, 'reward'])).toBeNull()
  expect(lockOf(CONTENT, frozen, ['tasks', 1, 'rewards'])).toBeNull()
})

test.each([
  ['tasks.0.claimDays', ['tasks', 0, 'claimDays']],
  ['tasks.1.reward.amount', ['tasks', 1]],
  ['budget', ['part-budget']],
  ['raffle', ['part-prizes']],
  ['texts.ja', ['part-languages']],
  ['texts.en.rules', ['texts', 'en']],
])('a fault of %s is shown at the nearest field that is there', (path, place) => {
  expect(placeOf(CONTENT, { path, message: '' })).toEqual(place)
})

test('an entry is called as people read it', () => {
  expect(CONTENT.tasks.map((task) => nameOf(CONTENT, task))).toEqual(['Trade', 'two'])
  expect(nameOf(CONTENT, { id: '' })).toBe('New entry')
})

test.each([
  ['2027-01-31T09:00', '2027-01-31T08:00:00.000Z', null],
  ['2027-03-28T02:30', '2027-03-28T01:00:00.000Z', 'SKIPPED'],
  ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z', 'TWICE'],
  ['2027-10-31T03:30', '2027-10-31T02:30:00.000Z', null],
])('%s in Berlin is %s, and an hour that the clock skips or repeats is named', (typed, at, odd) => {
  expect(readLocal(typed, 'Europe/Berlin')).toEqual({ at: Date.parse(at), odd })
  expect(readLocal(typed.slice(0, 8), 'Europe/Berlin')).toBeNull()
})
