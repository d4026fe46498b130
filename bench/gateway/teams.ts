import { sql } from 'kysely'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { competitionRank } from '@fanfare/contract/competition/rank.ts'
import { competitionTeam } from '@fanfare/contract/competition/team.ts'
import type { Figure } from '../figure.ts'
import { whole } from '../support/statistics.ts'
import { publishBenchFile, TEAM_CUP } from './bench-competitions.ts'
import { startBenchGateway } from './bench-gateway.ts'
import { gatewayP95 } from './request-times.ts'
import { changeScores, insertScores, insertTeams, insertTraders, TEAM_WORDS } from './insert-rows.ts'
import { longestDelay, postponeBoards, rankByJob } from './rank-by-job.ts'
import { signedRequest } from './signed-request.ts'

const TEAMS = Number(process.env.BENCH_TEAMS ?? 10_000)
const MEMBERS = 100
const GOAL_SECONDS = 20
const GOAL_P95_MS = 10
const READS = 1_000
const PAGE_SIZE = 20
/** Part of the scores that changes before the second ranking: 1 of this many. */
const CHANGED = 100

const anyOf = (count: number): number => Math.floor(Math.random() * count)

export const teams: Figure = {
  name: 'teams',
  goal: `${whole(TEAMS)} teams ≤ ${GOAL_SECONDS} s, a page p95 ≤ ${GOAL_P95_MS} ms`,
  run: async ({ say }) => {
    const gateway = await startBenchGateway()
    const db = createDb({ connectionString: gateway.databaseUrl, poolSize: 1 })
    try {
      const count = TEAMS * MEMBERS
      say(`  making ${whole(count)} members of ${whole(TEAMS)} teams`)
      const activityId = await publishBenchFile(db, TEAM_CUP)
      await postponeBoards(db, activityId)
      await insertTraders(db, { activityIds: [activityId], count, joinedAt: Date.now() })
      await insertTeams(db, { activityId, teams: TEAMS, members: MEMBERS })
      await insertScores(db, { activityId, track: 'VOLUME', from: 1, to: count })
      await sql`analyze`.execute(db)
      await longestDelay(gateway.origin)
      const rank = async () => ({
        team: await rankByJob(db, { activityId, track: 'TEAM' }),
        member: await rankByJob(db, { activityId, track: 'MEMBER' }),
      })
      const first = await rank()
      await changeScores(db, { activityId, track: 'VOLUME', oneOf: CHANGED })
      const second = await rank()
      const delay = await longestDelay(gateway.origin)
      const get = (path: string) => signedRequest({ origin: gateway.origin, method: 'GET', path })
      const read = (route: string, query: () => string) =>
        gatewayP95(gateway, { route, reads: READS, next: () => get(`${route}?activityId=${activityId}&${query()}`) })
      const pages = Math.floor(TEAMS / PAGE_SIZE)
      const board = await read(competitionRank.path, () => `track=TEAM&pageIndex=${anyOf(pages)}&pageSize=${PAGE_SIZE}`)
      const search = await read(
        competitionTeam.path,
        () => `search=${TEAM_WORDS[anyOf(TEAM_WORDS.length)]}+${anyOf(100)}&pageIndex=0&pageSize=${PAGE_SIZE}`,
      )
      const seconds = (name: 'team' | 'member') =>
        `first ${first[name].toFixed(1)} s, second ${second[name].toFixed(1)} s`
      return [
        {
          figure: `Leaderboards of ${whole(TEAMS)} teams and their ${whole(count)} members, derived and ranked`,
          goal: `≤ ${GOAL_SECONDS} s each, off the event loop`,
          measured: `teams ${seconds('team')}; members ${seconds('member')}; longest delay of the event loop ${whole(delay)} ms`,
          how: 'by the job of a gateway, from the time the board is due until its places are found; before the second ranking one of a hundred members has traded',
          isMet: Math.max(second.team, second.member, first.team, first.member) <= GOAL_SECONDS,
        },
        {
          figure: 'A page of the leaderboard of teams',
          goal: `p95 ≤ ${GOAL_P95_MS} ms of gateway time`,
          measured: `p95 ${board.toFixed(1)} ms`,
          how: `${whole(READS)} signed calls, one after another, at random pages; from a call’s arrival until its answer, by the gateway’s log`,
          isMet: board <= GOAL_P95_MS,
        },
        {
          figure: 'Teams found by a part of their name',
          goal: '',
          measured: `p95 ${search.toFixed(1)} ms`,
          how: `the same, among ${whole(TEAMS)} open teams`,
        },
      ]
    } finally {
      await db.destroy()
      await gateway.stop()
    }
  },
}
