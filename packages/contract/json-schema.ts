import * as z from 'zod/mini'
import { activityDetailSchema, activitySummarySchema, tierSchema } from './activity/activity.ts'
import { competitionSectionSchema, myTeamSchema, teamSchema } from './competition/competition.ts'
import { drawLogRowSchema, lotterySectionSchema } from './lottery/lottery.ts'
import { messageSchema } from './message/message.ts'
import { moneySchema, signedMoneySchema } from './money.ts'
import { navigationTargetSchema } from './navigation-target.ts'
import { platformEventSchema } from './ops/platform-event.ts'
import { richTextNodeSchema } from './rich-text.ts'
import { sessionSchema } from './session/session.ts'
import { rewardSchema, taskCompletionSchema, taskSchema, traceEntrySchema } from './task/task.ts'

export type JsonSchema = Record<string, unknown>

/** The schemas that are named in the OpenAPI document; all others are written inline. */
const NAMES = {
  Money: moneySchema,
  SignedMoney: signedMoneySchema,
  RichTextNode: richTextNodeSchema,
  NavigationTarget: navigationTargetSchema,
  Reward: rewardSchema,
  Task: taskSchema,
  TraceEntry: traceEntrySchema,
  TaskCompletion: taskCompletionSchema,
  Tier: tierSchema,
  ActivitySummary: activitySummarySchema,
  ActivityDetail: activityDetailSchema,
  LotterySection: lotterySectionSchema,
  CompetitionSection: competitionSectionSchema,
  Team: teamSchema,
  MyTeam: myTeamSchema,
  DrawLogRow: drawLogRowSchema,
  Message: messageSchema,
  Session: sessionSchema,
  PlatformEvent: platformEventSchema,
} satisfies Record<string, z.ZodMiniType>

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMES)) names.add(schema, { id })

/**
 * A schema as JSON Schema 2020-12, and the named schemas that it refers to. `input` describes a caller's text, which may leave
 * out defaults, `output` the gateway's. Both accept unknown fields.
 */
export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): { schema: JsonSchema; named: JsonSchema } {
  const written = z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties
      delete jsonSchema.id
    },
  })
  const text = JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $schema: _, $defs = {}, ...rest } = JSON.parse(text) as JsonSchema & { $defs?: JsonSchema }
  return { schema: rest, named: $defs }
}
