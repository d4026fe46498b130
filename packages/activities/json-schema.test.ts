import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { activityFileNames } from './load-files.ts'
import { activityFileSchema } from './schema.ts'

const written = readFileSync(new URL('../../activities/activity.schema.json', import.meta.url), 'utf8')

describe('[ACT-9] editors accept and refuse by activity.schema.json what publishing does', () => {
  const byEditor = z.fromJSONSchema(JSON.parse(written) as Parameters<typeof z.fromJSONSchema>[0])
  const acceptedBy = (content: unknown) => ({
    publishing: activityFileSchema.safeParse(content).success,
    editor: byEditor.safeParse(content).success,
  })
  const read = (name: string): Record<string, unknown> =>
    parse(readFileSync(new URL(`../../activities/${name}`, import.meta.url), 'utf8')) as Record<string, unknown>

  test.each(activityFileNames())('%s is accepted', (name) =>
    expect(acceptedBy(read(name))).toEqual({ publishing: true, editor: true }),
  )

  const { tiers } = read('autumn-trading-cup.yaml')
  const { prizes } = read('harvest-draw.yaml')
  test.each<[string, string, Record<string, unknown>]>([
    ['no type', 'welcome-tasks.yaml', { type: undefined }],
    ['an unknown type', 'welcome-tasks.yaml', { type: 'Raffle' }],
    ['an unknown field', 'welcome-tasks.yaml', { tpye: 'NewUser' }],
    ['a missing field', 'welcome-tasks.yaml', { timeZone: undefined }],
    ['a number for an amount', 'welcome-tasks.yaml', { pool: { amount: 5, unit: 'USDT' } }],
    ['an alias with a space', 'welcome-tasks.yaml', { alias: 'welcome tasks' }],
    ['places of a type without a board', 'welcome-tasks.yaml', { tiers }],
    ['places in a deposit bonus', 'deposit-and-trade.yaml', { tiers }],
    ['prizes of a type without draws', 'autumn-trading-cup.yaml', { prizes }],
    ['a lottery without prizes', 'harvest-draw.yaml', { prizes: undefined }],
    ['a lottery with an empty list of prizes', 'harvest-draw.yaml', { prizes: [] }],
  ])('%s is refused', (_, name, changes) => {
    const content: unknown = JSON.parse(JSON.stringify({ ...read(name), ...changes }))
    expect(acceptedBy(content)).toEqual({ publishing: false, editor: false })
  })
})
