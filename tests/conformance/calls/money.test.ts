import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { activityJsonSchemaText } from '@fanfare/activities/json-schema.ts'
import { move, post } from '@fanfare/gateway/rewards/db/ledger.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { CALLS, OPS_CALLS } from '@fanfare/contract/index.ts'
import { jsonSchemaOf } from '@fanfare/contract/json-schema.ts'
import { moneySchema } from '@fanfare/contract/money.ts'

const database = await borrowGateway()

/** Numbers that may have a fraction and are no money: an order of the list, and a measure of the page's speed. */
const NO_MONEY = ['areaCodes.data.list.sort', 'areaCodes.data.commonlyList.sort', 'recordEvents.body.events.value']

/** The fields of a JSON Schema whose value is a number with a fraction. */
function fractionsIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, enum: values, const: value } = schema as Record<string, unknown>
  if (type === 'number' && values === undefined && value === undefined) return [path]
  return Object.entries(schema).flatMap(([key, part]) =>
    fractionsIn(part, /^(schema|named|properties|items|oneOf|anyOf|allOf|\d+)$/.test(key) ? path : `${path}.${key}`),
  )
}

test('[D-17] no call of the contract carries a number with a fraction: amounts are decimal strings', () => {
  const found = [...CALLS, ...OPS_CALLS].flatMap(({ name, params, query, body, data }) => [
    ...Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : fractionsIn(jsonSchemaOf(schema, 'input'), `${name}.${part}`),
    ),
    ...fractionsIn(jsonSchemaOf(data, 'output'), `${name}.data`),
  ])
  expect([...new Set(found)].toSorted()).toEqual(NO_MONEY.toSorted())
})

test('[D-17] no field of an activity file is a number with a fraction', () => {
  expect(fractionsIn(JSON.parse(activityJsonSchemaText()), 'file')).toEqual([])
})

test.each([[12.5], ['12,5'], ['1e3'], ['-1'], ['.5'], [''], ['NaN'], ['0.1234567890123456789']])(
  '[D-17] %j is not an amount',
  (amount) => expect(moneySchema.safeParse({ amount, unit: 'USDT' }).success).toBe(false),
)

test('[D-17] no column and no function of the database computes with binary fractions', async () => {
  const { rows: columns } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('real', 'double precision', 'money')
  `.execute(database.db)
  expect(columns).toEqual([])
  const { rows: functions } = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
      and prosrc ~* '\\m(real|float|float4|float8|double precision)\\M'
  `.execute(database.db)
  expect(functions).toEqual([])
})

test('[D-17] the ledger keeps an amount of 20 digits before and 18 after the point', async () => {
  const amount = '12345678901234567890.123456789012345678'
  const entries = move('DROP:USDT', amount, 'treasury', 'budget:exact')
  await post(database.db, { transferId: 'tr-exact', kind: 'FUND', reference: 'exact', at: 0, entries })
  const rows = await database.db
    .selectFrom('ledgerAccounts')
    .select('balance')
    .where('account', '=', 'budget:exact')
    .execute()
  expect(rows).toEqual([{ balance: amount }])
})
