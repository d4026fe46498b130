import { sql } from 'kysely'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import type { SeededUser } from '@fanfare/gateway/seed/seed-users.ts'
import { competitionRank } from '@fanfare/contract/competition/rank.ts'
import type { Figure, Row } from '../figure.ts'
import { whole } from '../support/statistics.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { publishBenchFile } from './bench-activity.ts'
import { CUP, LINKED_CUP, TEAM_CUP } from './bench-competitions.ts'
import { type BenchDb, onGateway } from './bench-gateway.ts'
import { accepted, closingOf, tradeOf } from './events-request.ts'
import { insertTeams, insertTraders, traderId } from './insert-rows.ts'
import { joinPlayers } from './join-players.ts'
import { quantile, refusals, runPacedLoad } from './load.ts'
import { requestTimes } from './request-times.ts'
import { eventsRequest, signedRequest } from './signed-request.ts'
import { untilEvaluated } from './until-evaluated.ts'

const TRADERS = 20_000
const TEAM_SIZE = 10
const RATE = 2_000
const BATCH = 100
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const PAGES_PER_SECOND = 50
/** One in this many pages is requested by a participant, so it also contains their own place. */
const OWN_EVERY = 10
const PLAYERS = 200
const PAGE_SIZE = 20
const GOAL_MS = 10

interface Board {
  activityId: string
  track: string
}

const anyOf = (count: number) => Math.floor(Math.random() * count)

/** Trades of random participants, one of five a closed position. `sent` adds up their volume, USDT. */
function randomEvents(players: readonly SeededUser[]) {
  const sent = { volume: 0 }
  const next = () =>
    Array.from({ length: BATCH }, () => {
      const number = anyOf(TRADERS + players.length)
      const userId = players[number - TRADERS]?.userId ?? traderId(number + 1)
      if (anyOf(5) === 0) return closingOf(userId, String(anyOf(201) - 100))
      const volume = 10 + anyOf(500)
      sent.volume += volume
      return tradeOf(userId, String(volume))
    })
  return { sent, next }
}

function pageRequest(origin: string, boards: readonly Board[], players: readonly SeededUser[], isOwn: boolean) {
  const board = boards[anyOf(boards.length)] ?? { activityId: '', track: '' }
  const token = isOwn ? players[anyOf(players.length)]?.token : undefined
  const page = `pageIndex=${anyOf(50)}&pageSize=${PAGE_SIZE}`
  const path = `${competitionRank.path}?activityId=${board.activityId}&track=${board.track}&${page}`
  return { head: signedRequest({ origin, method: 'GET', path, token }) }
}

/** The volume of all participants on the board VOLUME of each activity, USDT. */
async function volumesOf(db: BenchDb, activityIds: readonly string[]) {
  const { rows } = await sql<{ sum: string }>`
    select sum(score) as sum from scores where activity_id = any(${activityIds}::text[]) and track = 'VOLUME' group by activity_id
  `.execute(db)
  return rows.map(({ sum }) => Number(sum))
}

interface Scene {
  name: string
  how: string
  cups: readonly { file: ActivityFile; tracks: readonly string[] }[]
}

const SCENES: readonly Scene[] = [
  {
    name: 'three live leaderboards',
    how: 'volume, P&L and return',
    cups: [{ file: CUP, tracks: ['VOLUME', 'PNL', 'ROI'] }],
  },
  {
    name: 'teams and linked tracks',
    how: `teams of ${TEAM_SIZE}, their members, and volume, return, streak and combined prizes`,
    cups: [
      { file: TEAM_CUP, tracks: ['TEAM', 'MEMBER'] },
      { file: LINKED_CUP, tracks: ['COMBINED', 'VOLUME', 'ROI', 'STREAK'] },
    ],
  },
]

const measure = ({ name, how, cups }: Scene) =>
  onGateway(async (gateway, db, say) => {
    say(`  making ${whole(TRADERS)} traders: ${name}`)
    const boards: Board[] = []
    const activityIds: string[] = []
    for (const { file, tracks } of cups) {
      const activityId = await publishBenchFile(db, file)
      activityIds.push(activityId)
      boards.push(...tracks.map((track) => ({ activityId, track })))
    }
    await insertTraders(db, { activityIds, count: TRADERS, joinedAt: Date.now() - 5 * DAY_MS })
    const [activityId = ''] = activityIds
    if (cups[0]?.file === TEAM_CUP)
      await insertTeams(db, { activityId, teams: TRADERS / TEAM_SIZE, members: TEAM_SIZE })
    const players = await joinPlayers(db, { databaseUrl: gateway.databaseUrl, activityIds, count: PLAYERS })
    await sql`analyze`.execute(db)
    await untilEvaluated(db)

    const events = randomEvents(players)
    const before = gateway.cpu()
    let reads = 0
    const [load] = await Promise.all([
      runPacedLoad({
        origin: gateway.origin,
        connections: 4,
        perSecond: RATE / BATCH,
        seconds: SECONDS,
        next: () => eventsRequest(gateway.origin, events.next()),
        isAcknowledged: accepted(BATCH),
      }),
      runPacedLoad({
        origin: gateway.origin,
        connections: 8,
        perSecond: PAGES_PER_SECOND,
        seconds: SECONDS,
        next: () => pageRequest(gateway.origin, boards, players, (reads += 1) % OWN_EVERY === 0),
        isAcknowledged: ({ status }) => status === 200,
      }),
    ])
    const after = gateway.cpu()
    await untilEvaluated(db)
    const times = await requestTimes(gateway.logFile, competitionRank.path)
    const p95 = (isVisitor: boolean) =>
      quantile(
        times.flatMap(({ ms, user }) => ((user === undefined) === isVisitor ? ms : [])),
        0.95,
      )
    const violations = await audit(db)
    const volumes = await volumesOf(db, activityIds)
    const isExact = volumes.length === cups.length && volumes.every((volume) => volume === events.sent.volume)
    const rate = (load.acknowledged * BATCH) / load.seconds
    const cores = (part: 'gateway' | 'database') => ((after[part] - before[part]) / load.seconds).toFixed(2)
    return [
      {
        figure: `Trades taken in, ${name}`,
        goal: `${whole(RATE)}/s for 60 s`,
        measured: `${whole(rate)}/s, ${refusals(load)}; a batch p99 ${whole(quantile(load.latencies, 0.99))} ms; cores used: gateway ${cores('gateway')}, database ${cores('database')}`,
        how: `${whole(TRADERS)} traders at random, signed batches of ${BATCH}, ${Math.round(load.seconds)} s; ${how}, ranked each minute`,
        isMet: rate >= RATE * 0.99 && load.refused.size === 0,
      },
      {
        figure: 'The scores after these trades',
        goal: 'volume exact, no violation',
        measured: `volume ${isExact ? 'exact' : 'WRONG'}, ${violations.length} violations`,
        how: 'all volumes are compared with the trades, and every rule of `npm run audit` is checked',
        isMet: isExact && violations.length === 0,
      },
      {
        figure: 'A page of these leaderboards, meanwhile',
        goal: `p95 ≤ ${GOAL_MS} ms of gateway time`,
        measured: `p95 ${p95(true).toFixed(1)} ms; with the reader’s own place, evaluated first, ${p95(false).toFixed(1)} ms`,
        how: `${PAGES_PER_SECOND} pages/s of ${PAGE_SIZE} rows, every tenth by a participant; from the request’s arrival until its answer, by the gateway’s log`,
        isMet: p95(true) <= GOAL_MS,
      },
    ]
  })

export const trading: Figure = async (context) => {
  const rows: Row[] = []
  for (const scene of SCENES) rows.push(...(await measure(scene)(context)))
  return rows
}
