import type { AccountsTables } from './tables/accounts.ts'
import type { ActivitiesTables } from './tables/activities.ts'
import type { AgentsTables } from './tables/agents.ts'
import type { BoardsTables } from './tables/boards.ts'
import type { DrawsTables } from './tables/draws.ts'
import type { EvaluationTables } from './tables/evaluation.ts'
import type { FactsTables } from './tables/facts.ts'
import type { LiveTables } from './tables/live.ts'
import type { LogTables } from './tables/log.ts'
import type { MailsTables } from './tables/mails.ts'
import type { MessagesTables } from './tables/messages.ts'
import type { PayoutsTables } from './tables/payouts.ts'
import type { RebatesTables } from './tables/rebates.ts'
import type { ResultsTables } from './tables/results.ts'
import type { RewardsTables } from './tables/rewards.ts'
import type { SealsTables } from './tables/seals.ts'
import type { SiteTables } from './tables/site.ts'
import type { StaffTables } from './tables/staff.ts'
import type { TeamsTables } from './tables/teams.ts'
import type { WebhooksTables } from './tables/webhooks.ts'

/** The tables of the database, by noun. `int8` and `numeric` are read as the types of `tables/columns.ts`. */
export interface Database
  extends
    AccountsTables,
    ActivitiesTables,
    AgentsTables,
    BoardsTables,
    DrawsTables,
    EvaluationTables,
    FactsTables,
    LiveTables,
    LogTables,
    MailsTables,
    MessagesTables,
    PayoutsTables,
    RebatesTables,
    ResultsTables,
    RewardsTables,
    SealsTables,
    SiteTables,
    StaffTables,
    TeamsTables,
    WebhooksTables {}
