import { expect, test } from 'vitest'
import { LIVE } from '../testing/live-settings.ts'
import { parseConfig, requireConfig } from './config.ts'

const DATABASE_URL = 'postgres://db.example/fanfare'
const problemsOf = (env: Record<string, string>) => {
  const result = parseConfig({ ...LIVE, DATABASE_URL, ...env })
  return result.ok ? [] : result.problems.map(({ name, message }) => `${name} ${message}`)
}
const SWITCHED_OFF: readonly [name: string, value: string, by: string][] = [
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0', '0'],
  ['PGSSLMODE', 'no-verify', 'no-verify'],
  ['DATABASE_URL', `${DATABASE_URL}?sslmode=no-verify`, 'sslmode=no-verify'],
  ['DATABASE_URL', `${DATABASE_URL}?application_name=a&ssl=no-verify`, 'ssl=no-verify'],
  ['DATABASE_URL', `${DATABASE_URL}?sslmode=verify-full&sslmode=no-verify`, 'sslmode=no-verify'],
  ['DATABASE_MIGRATION_URL', `${DATABASE_URL}?sslmode=no-verify`, 'sslmode=no-verify'],
  ['DATABASE_DIRECT_URL', `${DATABASE_URL}?sslmode=no-verify`, 'sslmode=no-verify'],
  ['DATABASE_REPLICA_URL', `${DATABASE_URL}?sslmode=no-verify`, 'sslmode=no-verify'],
  ['DATABASE_URL', `${DATABASE_URL}?uselibpqcompat=true&sslmode=require`, 'uselibpqcompat=true&sslmode=require'],
  ['DATABASE_URL', `${DATABASE_URL}?sslmode=verify-ca&uselibpqcompat=true`, 'uselibpqcompat=true&sslmode=verify-ca'],
  ['REDIS_URL', 'rediss://redis.example?rejectUnauthorized=false', 'rejectUnauthorized'],
  ['REDIS_URL', 'rediss://redis.example?rejectUnauthorized=0', 'rejectUnauthorized'],
]

test.each(SWITCHED_OFF)(
  '[DEV-18] a live deployment refuses %s=%s, because it takes any certificate',
  (name, value, by) => {
    const message = `switches the check of certificates off (${by}), which a live deployment refuses`
    expect(problemsOf({ [name]: value })).toEqual([`${name} ${message}`])
    expect(requireConfig({ DATABASE_URL, [name]: value }).live).toBe(false)
  },
)

test('[DEV-18] checked certificates, and connections without TLS inside of a network, are accepted', () => {
  for (const query of [
    '',
    '?sslmode=verify-full',
    '?sslmode=require',
    '?uselibpqcompat=true&sslmode=verify-full',
    '?sslmode=disable',
  ])
    expect(problemsOf({ DATABASE_URL: `${DATABASE_URL}${query}` }), query).toEqual([])
  expect(problemsOf({ REDIS_URL: 'rediss://redis.example/1', NODE_TLS_REJECT_UNAUTHORIZED: '1' })).toEqual([])
})

test('[DEV-18] all switches are named at once, without the passwords beside them', () => {
  const problems = problemsOf({
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    DATABASE_URL: 'postgres://fanfare:hunter2@db.example/fanfare?sslmode=no-verify',
    OPS_SECRET: 'short',
  })
  expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual([
    'OPS_SECRET',
    'NODE_TLS_REJECT_UNAUTHORIZED',
    'DATABASE_URL',
  ])
  expect(problems.join()).not.toContain('hunter2')
})
