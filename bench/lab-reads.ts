import { mkdtempSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { createDb } from '#gateway/db/client.ts'
import { sql } from 'kysely'
import { startDatabase } from '#runner/start-database.ts'
import { prepareDatabase } from '#gateway/prepare-database.ts'
import { seedUsers } from '#gateway/seed/seed-users.ts'
import { insertAgents, insertReferrals, insertSums } from '#bench/lab-insert.ts'
import { insertTraders } from '#bench/gateway/insert-traders.ts'
const LINES = Number(process.argv[2])
const dataDir = mkdtempSync('/tmp/lab-reads-')
const pg = await startDatabase({ dataDir, log: () => undefined })
await prepareDatabase({ owner: pg.url, gateway: pg.url })
const db = createDb({ connectionString: pg.url, poolSize: 1 })
const now = Date.now()
const t = (n: string) => console.log(n, Math.round(performance.now()/1000))
const users = await seedUsers({ databaseUrl: pg.url, users: 100 })
const ids = users.map(u => u.userId)
await insertTraders(db, { activityIds: [], count: LINES/10, joinedAt: now }); t('traders')
await insertAgents(db, ids, now)
await insertReferrals(db, { agentIds: ids, referrals: LINES/10, lines: LINES, now }); t('lines')
await insertSums(db, ids); t('sums')
await sql`analyze`.execute(db)
writeFileSync('/tmp/lab-reads.json', JSON.stringify({ url: pg.url, now, top: ids[0], second: ids[1], dataDir, pid: process.pid }))
t('ready')
setInterval(() => undefined, 100000)
