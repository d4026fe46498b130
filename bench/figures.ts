import type { Figure } from './figure.ts'
import { agents } from './gateway/agents.ts'
import { board } from './gateway/board.ts'
import { claims } from './gateway/claims.ts'
import { draws } from './gateway/draws.ts'
import { events } from './gateway/events.ts'
import { longHistory } from './gateway/long-history.ts'
import { pause } from './gateway/pause.ts'
import { payouts } from './gateway/payouts.ts'
import { republish } from './gateway/republish.ts'
import { staffReviews } from './gateway/reviews.ts'
import { settlement } from './gateway/settlement.ts'
import { sockets } from './gateway/sockets.ts'
import { storm } from './gateway/storm.ts'
import { teams } from './gateway/teams.ts'
import { trading } from './gateway/trading.ts'
import { webhooks } from './gateway/webhooks.ts'
import { alive } from './site/alive.ts'
import { build } from './site/build.ts'
import { clone } from './site/clone.ts'
import { lighthouseScores } from './site/lighthouse.ts'
import { memory } from './site/memory.ts'
import { scripts } from './site/scripts.ts'
import { start } from './site/start.ts'
import { slowed } from './site/slowed.ts'
import { throughput } from './site/throughput.ts'
import { verify } from './site/verify.ts'
import { weight } from './site/weight.ts'

/** The order matters: no figure may measure something that an earlier one has warmed up. */
export const FIGURES: readonly Figure[] = [
  clone,
  build,
  start,
  scripts,
  weight,
  lighthouseScores,
  slowed,
  alive,
  verify,
  memory,
  throughput,
  claims,
  payouts,
  pause,
  draws,
  events,
  longHistory,
  storm,
  trading,
  republish,
  agents,
  board,
  teams,
  settlement,
  sockets,
  staffReviews,
  webhooks,
]
