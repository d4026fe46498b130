import type { Figure } from './figure.ts'
import { agents } from './gateway/agents.ts'
import { board } from './gateway/board.ts'
import { claims } from './gateway/claims.ts'
import { events } from './gateway/events.ts'
import { republish } from './gateway/republish.ts'
import { settlement } from './gateway/settlement.ts'
import { sockets } from './gateway/sockets.ts'
import { storm } from './gateway/storm.ts'
import { trading } from './gateway/trading.ts'
import { alive } from './site/alive.ts'
import { build } from './site/build.ts'
import { clone } from './site/clone.ts'
import { lighthouse } from './site/lighthouse.ts'
import { recovery } from './site/recovery.ts'
import { scripts } from './site/scripts.ts'
import { start } from './site/start.ts'
import { throughput } from './site/throughput.ts'
import { weight } from './site/weight.ts'

/** The order matters: no figure may measure something that an earlier one has warmed up. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  clone,
  build,
  start,
  scripts,
  weight,
  lighthouse,
  alive,
  throughput,
  // After the others of the site, because a part that was killed is cold.
  recovery,
  claims,
  events,
  storm,
  trading,
  republish,
  agents,
  board,
  settlement,
  sockets,
}
