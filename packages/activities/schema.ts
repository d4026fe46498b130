import * as z from 'zod'
import {
  ACTIVITY_TYPE_NAMES,
  ACTIVITY_TYPES,
  type ActivityTypeName,
  type EngineName,
} from '@fanfare/contract/activity-types.ts'
import { ENGINE_FILES } from './engine-files.ts'
import { BASE_FIELDS } from './file/base.ts'

type EngineOf<Name extends ActivityTypeName> = (typeof ACTIVITY_TYPES)[Name]['engines'][number]
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type FieldsOf<Name extends ActivityTypeName> = Intersection<(typeof ENGINE_FILES)[EngineOf<Name>]['fields']>
type FileSchema<Name extends ActivityTypeName> = z.ZodObject<
  typeof BASE_FIELDS & { type: z.ZodLiteral<Name> } & FieldsOf<Name>,
  z.core.$strict
>

// The casts follow the table: a type has the fields of the engines in its row.
const schemaOf = <Name extends ActivityTypeName>(name: Name) =>
  z.strictObject({
    ...BASE_FIELDS,
    type: z.literal(name),
    ...Object.assign({}, ...ACTIVITY_TYPES[name].engines.map((engine) => ENGINE_FILES[engine].fields)),
  }) as unknown as FileSchema<Name>

type AnyFileSchema = { [Name in ActivityTypeName]: FileSchema<Name> }[ActivityTypeName]

/**
 * The schema of activity files (ACT-9): definition, schedule, audience, tasks, rewards, budget and texts, in one document that
 * an operator writes and `PUT /ops/v1/activities/{alias}` publishes. An unknown field is an error. The fields of a type are
 * those of every file and those of its engines.
 */
export const activityFileSchema = z.discriminatedUnion(
  'type',
  ACTIVITY_TYPE_NAMES.map(schemaOf) as AnyFileSchema[] as [AnyFileSchema, ...AnyFileSchema[]],
  { error: `must be one of ${ACTIVITY_TYPE_NAMES.join(', ')}` },
)

/** The schema of the files of one type; for another value, that of all files. */
export const schemaOfType = (type: unknown) =>
  activityFileSchema.options.find(({ shape }) => shape.type.value === type) ?? activityFileSchema

export type ActivityFile = z.output<AnyFileSchema>
export type ActivityFileInput = z.input<AnyFileSchema>
type TypeWith<Name extends EngineName> = {
  [Type in ActivityTypeName]: Name extends EngineOf<Type> ? Type : never
}[ActivityTypeName]
/** A file whose type has this engine. */
export type FileWith<Name extends EngineName> = Extract<ActivityFile, { type: TypeWith<Name> }>
