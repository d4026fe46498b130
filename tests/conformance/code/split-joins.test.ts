import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModule } from 'libpg-query'
import { beforeAll, expect, test } from 'vitest'
import { goneSplits, isKnown, KNOWN_SPLITS } from '#tests/fixtures/distribution/known-splits.ts'
import { splitJoins } from '#tests/fixtures/distribution/split-joins.ts'
import { ROOT } from '#tests/fixtures/source-files.ts'

const tables = new Map(
  Object.entries({
    users: ['user_id', 'inviter_id', 'login_name'],
    rewards: ['user_id', 'reward_id', 'activity_id', 'asset'],
    agents: ['user_id', 'upline_id'],
    agent_codes: ['agent_id', 'code'],
    scores: ['activity_id', 'track', 'user_id', 'score'],
    teams: ['activity_id', 'team_id'],
    activities: ['activity_id', 'alias'],
    ledger_entries: ['account', 'asset', 'amount'],
    log: ['id', 'user_id'],
  }),
)
const splitsOf = (text: string, parameters?: readonly unknown[]) => splitJoins(text, tables, parameters)

beforeAll(() => loadModule())

test.each([
  'select * from rewards r join users u on u.user_id = r.user_id',
  'select * from rewards join users using (user_id) left join agent_codes c on c.agent_id = users.user_id',
  'select * from rewards r, users u where r.user_id = $1 and u.user_id = $1',
  'select * from rewards r join activities a on a.activity_id = r.activity_id',
  'select * from log l join ledger_entries e on e.account = l.id',
  'select * from users u where exists (select 1 from rewards r where r.user_id = u.user_id)',
  'select * from users u left join (select user_id, count(*) from rewards group by user_id) r on r.user_id = u.user_id',
  'with r as (select * from rewards where asset = $1) select * from r join users u on (u.user_id, 1) = (r.user_id, 1)',
  'select * from users u cross join lateral (select * from rewards r where r.user_id = u.user_id limit 1) l',
  'update rewards r set asset = $1 from users u where u.user_id = r.user_id returning *',
  'insert into rewards (reward_id, user_id) select $1, user_id from users where login_name = $2',
  'select * from (select user_id from users union select user_id from agents) e join rewards r on r.user_id = e.user_id',
])('the check passes a statement whose rows are on one node: %s', (text) => {
  expect(splitsOf(text)).toEqual([])
})

test.each([
  ['select * from rewards r join users u on true', 'rewards + users'],
  ['select * from users u join users i on i.user_id = u.inviter_id', 'users + users'],
  ['select * from rewards r join users u on u.user_id = r.user_id or u.user_id = $1', 'rewards + users'],
  ['select * from rewards r, users u where r.user_id = $1 and u.user_id = $2', 'rewards + users'],
  ['select * from scores s join teams t using (team_id)', 'scores + teams'],
  ['select * from users u where exists (select 1 from rewards r where r.reward_id = u.login_name)', 'rewards + users'],
  ['select *, (select max(score) from scores s where s.user_id = u.user_id) from users u', 'scores + users'],
  [
    'select * from users u join (select asset from rewards group by asset) r on r.asset = u.login_name',
    'rewards + users',
  ],
  ['with r as (select * from rewards) select * from r a join r b on a.reward_id = b.reward_id', 'rewards + rewards'],
  ['delete from rewards where reward_id in (select reward_id from rewards limit 1)', 'rewards + rewards'],
  ['insert into log (id, user_id) select reward_id, user_id from rewards', 'log + rewards'],
  [
    'with new as (insert into rewards values ($1) returning *) insert into log select reward_id from new',
    'log + rewards',
  ],
  [
    'with recursive up as (select * from agents union select a.* from up join agents a on a.user_id = up.upline_id) select * from up',
    'agents + agents',
  ],
  [
    'select * from (select user_id from users union select inviter_id from users) e join rewards r using (user_id)',
    'rewards + users',
  ],
  ['delete from rewards where ctid = any(array(select ctid from rewards limit 1))', 'ctid'],
])('the check finds a statement that joins rows of two nodes: %s', (text, split) => {
  expect(splitsOf(text)).toEqual([split])
})

test('two parameters of one text are one value', () => {
  const text = 'select * from rewards r, users u where r.user_id = $1 and u.user_id = $2'
  expect(splitsOf(text, ['u1', 'u1'])).toEqual([])
  expect(splitsOf(text, ['u1', 'u2'])).toEqual(['rewards + users'])
})

test('the check fails for a text that it cannot read', () => {
  expect(() => splitsOf('select from where')).toThrow('syntax error')
  expect(() => splitsOf('merge into users u using rewards r on true when matched then do nothing')).toThrow(
    'does not know',
  )
  expect(() => splitsOf('select * from users tablesample system (1)')).toThrow('does not know')
})

const listed = KNOWN_SPLITS.flatMap(({ sources }) => Object.entries(sources))

test('a listed split passes, another one of the same source does not, and one that is not sent any more is found', () => {
  expect(isKnown('agents/db/agents.ts: agents + agents')).toBe(true)
  expect(isKnown('agents/db/agents.ts: agents + scores')).toBe(false)
  expect(isKnown('audit/run-audit.ts: agents + scores')).toBe(true)
  const { sentBy } = Object.fromEntries(listed)['payouts/db/payout-statements.ts'] ?? { sentBy: '' }
  const pair = 'payouts/db/payout-statements.ts: payout_statements + payouts'
  expect(goneSplits(sentBy, new Set())).toContain(pair)
  expect(goneSplits(sentBy, new Set([pair]))).not.toContain(pair)
})

test('each listed source and the test file that sends it exist, and each source is listed once', () => {
  for (const [source, { sentBy }] of listed)
    for (const path of [`packages/gateway/${source}`, sentBy]) expect(existsSync(join(ROOT, path)), path).toBe(true)
  expect(new Set(listed.map(([source]) => source)).size).toBe(listed.length)
})

test('the document repeats the list', () => {
  const text = readFileSync(join(ROOT, 'docs/deploying/scaling.md'), 'utf8')
  const rows = text.split('\n').filter((line) => /^\| [^|]+ \| `[\w/-]+\.ts`/.test(line))
  const expected = KNOWN_SPLITS.map(
    ({ because, sources }) =>
      `| ${because} | ${Object.keys(sources)
        .map((source) => `\`packages/gateway/${source}\``)
        .join(', ')} |`,
  )
  expect(rows).toEqual(expected)
})
