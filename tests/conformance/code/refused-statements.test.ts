import { loadModule } from 'libpg-query'
import { beforeAll, expect, test } from 'vitest'
import { type Parameters, type Table } from '#tests/fixtures/distribution/query.ts'
import { refusalOf } from '#tests/fixtures/distribution/refusal.ts'
import tried from '#tests/fixtures/distribution/tried-statements.json' with { type: 'json' }

const catalog = { tables: new Map<string, Table>(Object.entries(tried.tables)), volatile: new Set(tried.volatile) }
const whyNot = (text: string, parameters: Parameters = 'lists of many') => refusalOf(text, catalog, parameters)

beforeAll(() => loadModule())

/** Planned on the cluster although the statement would fail there when it runs: without its index, and for no row. */
const PLANNED_BY_CHANCE =
  /^insert into reviews .* on conflict \(reward_id\)|^delete from analytics_events where tableoid/

test('each statement that Citus 12 refused is found, and none that it planned', () => {
  expect(tried.refused.filter(({ text }) => whyNot(text) === null)).toEqual([])
  const found = tried.planned.filter((text) => whyNot(text, 'lists of one') !== null)
  expect(found.filter((text) => !PLANNED_BY_CHANCE.test(text))).toEqual([])
  expect(found).toHaveLength(2)
})

test.each([
  'select * from rewards where reward_id = $1',
  'select * from rewards r join users u on u.user_id = r.user_id',
  'select * from rewards r, users u where r.user_id = $1 and u.user_id = $1 for update',
  'select * from rewards r join activities a on a.activity_id = r.activity_id',
  'select * from users where user_id in (select user_id from rewards where asset = $1)',
  'select * from users where login_name in (select asset from rewards limit 1)',
  'select * from users u left join (select user_id, count(*) from rewards group by user_id) r on r.user_id = u.user_id',
  'with r as materialized (select * from rewards) select * from r a join r b on a.reward_id = b.reward_id',
  'with recursive n as (select 1 as i union all select i + 1 from n where i < 9) select * from n',
  'select * from users u cross join lateral (select * from rewards r where r.user_id = u.user_id limit 1) l',
  'select *, (select count(*) from rewards r where r.user_id = u.user_id) from users u',
  'insert into rewards (reward_id, user_id) select $1, user_id from users where login_name = $2',
  'select * from (select user_id from users union select agent_id from agent_codes) e join rewards r on r.user_id = e.user_id',
  'create table t (a text)',
])('a statement that the nodes can plan passes: %s', (text) => expect(whyNot(text)).toBeNull())

test.each([
  ['select * from rewards r join users u on true', 'a join that is not on the distribution column'],
  ['select * from scores s join users u on u.user_id = s.user_id', 'a join that is not on the distribution column'],
  [
    'update rewards r set asset = $1 from users u where u.login_name = r.asset',
    'a join that is not on the distribution column',
  ],
  ['select * from users where user_id = any($1::text[]) for update', 'for update of rows of many nodes'],
  [
    'select *, (select count(*) from scores s where s.activity_id = a.activity_id) from activities a',
    'a correlated query beside what each node has',
  ],
  [
    'delete from rewards where ctid = any(array(select ctid from rewards limit 1))',
    'ctid, which each node has for itself',
  ],
  [
    'with recursive up as (select * from agents union select a.* from up join agents a on a.user_id = up.upline_id) select * from up',
    'a recursive query without the distribution column',
  ],
  [
    'insert into rewards (reward_id, user_id) select asset, $1 from entitlements limit 5',
    'parameters of an insert whose rows are collected',
  ],
  ['select * from no_such_table', 'relation no_such_table has no place'],
])('a statement that the nodes cannot plan is refused: %s', (text, why) => expect(whyNot(text)).toBe(why))

test('parameters of one value are one value, and a list of one is that value', () => {
  const text = 'select * from rewards r, users u where r.user_id = $1 and u.user_id = any($2)'
  expect(whyNot(text, ['u1', ['u1']])).toBeNull()
  for (const others of [['u2'], ['u1', 'u2']]) expect(whyNot(text, ['u1', others])).not.toBeNull()
})

test('the check fails for a text that it cannot read', () => {
  expect(() => whyNot('select from where')).toThrow('syntax error')
  expect(() => whyNot('merge into users u using rewards r on true when matched then do nothing')).toThrow(
    'does not know',
  )
  expect(() => whyNot('select * from users tablesample system (1)')).toThrow('does not know')
})
