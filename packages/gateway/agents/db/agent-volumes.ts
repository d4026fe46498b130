import { sql } from 'kysely'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'
import { dayOf, sumsByTime, factsOf, type RebateFilter } from './agent-facts.ts'
import type { Db } from '../../db/client.ts'

/** Decimal strings in USDT. */
export interface VolumeSums {
  volume: string
  rebate: string
}

export interface VolumeBreakdown {
  all: VolumeSums
  /** By the position of the day, from 1. */
  days: Map<number, VolumeSums>
  codes: Map<string, VolumeSums>
  products: Map<AgentProduct, VolumeSums>
  /** The largest volume first. */
  symbols: { symbol: string; volume: string }[]
}

type GroupedRow = VolumeSums & {
  code: string | null
  product: AgentProduct | null
  symbol: string | null
}

const NOTHING: VolumeSums = { volume: '0', rebate: '0' }

const ADDED = sql`trim_scale(coalesce(sum(volume), 0)) as volume, trim_scale(coalesce(sum(rebate), 0)) as rebate`

/** Volume and rebate of the filter, added up in each way. */
export async function sumVolumes(db: Db, filter: RebateFilter): Promise<VolumeBreakdown> {
  const { rows } = await sql<GroupedRow>`
    select code, product, symbol, ${ADDED} from (${factsOf(filter)}) as f
    group by grouping sets ((code), (product), (symbol), ())
    order by sum(volume) desc, symbol
  `.execute(db)
  const by = <Key extends keyof GroupedRow>(key: Key) =>
    new Map(
      rows.flatMap((row) =>
        row[key] === null
          ? []
          : [[row[key] as NonNullable<GroupedRow[Key]>, { volume: row.volume, rebate: row.rebate }]],
      ),
    )
  const all = rows.find((row) => row.code === null && row.product === null && row.symbol === null)
  return {
    all: all === undefined ? NOTHING : { volume: all.volume, rebate: all.rebate },
    days: await sumVolumesOfDays(db, filter),
    codes: by('code'),
    products: by('product'),
    symbols: [...by('symbol')].map(([symbol, { volume }]) => ({ symbol, volume })),
  }
}

/** Volume and rebate of each day, by its position from 1; days without any are left out. */
export async function sumVolumesOfDays(db: Db, filter: RebateFilter): Promise<Map<number, VolumeSums>> {
  const { rows } = await sql<VolumeSums & { day: number }>`
    select ${dayOf(filter, sql`bucket`)} as day, ${ADDED}
    from (${sumsByTime(filter)}) as q
    group by 1
  `.execute(db)
  return new Map(rows.map(({ day, volume, rebate }) => [day, { volume, rebate }]))
}

/** Volume and rebate of the filter in all. */
export async function sumAllVolumes(db: Db, filter: RebateFilter) {
  const { rows } = await sql<VolumeSums>`
    select ${ADDED} from (${factsOf(filter)}) as f
  `.execute(db)
  return rows[0] ?? NOTHING
}
