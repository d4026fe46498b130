import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { findSettlement } from '@fanfare/gateway/results/db/activity-settlements.ts'
import type { Row } from '../figure.ts'
import { whole } from '../support/statistics.ts'
import { publishBenchFile } from './bench-activity.ts'
import { endedCup, endedTeamCup } from './bench-competitions.ts'
import { type BenchDb, onGateway } from './bench-gateway.ts'
import { insertScores, insertTeams, insertTraders } from './insert-rows.ts'
import { postponeBoards } from './rank-by-job.ts'

const TRADERS = 25_000
/** Single traders with a prize; in teams, each member gets a part. */
const PAID = TRADERS * 0.4
const MEMBERS = 10

/** @returns the seconds that it took */
async function settle(db: BenchDb, activityId: string) {
  for (;;) {
    const settlement = await findSettlement(db, activityId)
    if (settlement?.error) throw new Error(settlement.error)
    if (settlement?.endedAt) return (settlement.endedAt - settlement.startedAt) / 1_000
    await sleep(50)
  }
}

async function countGranted(db: BenchDb, activityId: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from rewards where activity_id = ${activityId}`.execute(db)
  return rows[0]?.count ?? 0
}

export const settlement = onGateway(async (_gateway, db, say) => {
  say(`  making ${whole(TRADERS)} participants of two ended competitions`)
  const cupFile = endedCup({ ranks: PAID, amount: '5' })
  const teamsFile = endedTeamCup({ ranks: TRADERS / MEMBERS, amount: '50' })
  const cup = await publishBenchFile(db, { ...cupFile, cancelled: true })
  const teams = await publishBenchFile(db, { ...teamsFile, cancelled: true })
  for (const activityId of [cup, teams]) await postponeBoards(db, activityId)
  await insertTraders(db, { activityIds: [cup, teams], count: TRADERS, joinedAt: Date.now() })
  await insertTeams(db, { activityId: teams, teams: TRADERS / MEMBERS, members: MEMBERS })
  for (const activityId of [cup, teams]) await insertScores(db, { activityId, track: 'VOLUME', to: TRADERS })
  await sql`analyze`.execute(db)
  const rows: Row[] = []
  const measure = async (activityId: string, what: string) => {
    const seconds = await settle(db, activityId)
    const granted = await countGranted(db, activityId)
    const violations = await audit(db)
    rows.push({
      figure: `Settlement of an ended competition, ${what}`,
      goal: 'every prize granted once, no violation',
      measured: `${whole(granted)} rewards in ${seconds.toFixed(1)} s: ${whole(granted / seconds)}/s; ${violations.length} violations`,
      how: `${whole(TRADERS)} participants, in the background, in transactions of 128 ranks; then every rule of \`npm run audit\``,
      isMet: violations.length === 0 && granted >= PAID,
    })
  }
  await publishBenchFile(db, cupFile)
  await measure(cup, 'single traders')
  await publishBenchFile(db, teamsFile)
  await measure(teams, `teams of ${MEMBERS}`)
  return rows
})
