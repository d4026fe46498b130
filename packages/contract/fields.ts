import * as z from 'zod/mini'

export const textSchema = z.string()
export const flagSchema = z.boolean()
/** A flag that an absent field answers with no. */
export const falseByDefault = z._default(flagSchema, false)
export const trueByDefault = z._default(flagSchema, true)

/** An absent field is null. */
/* @__NO_SIDE_EFFECTS__ */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null)

/** An absent list is empty. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.array(schema), [])

/** A list of objects with these fields. */
/* @__NO_SIDE_EFFECTS__ */
export const objects = <Fields extends Readonly<Record<string, z.ZodMiniType>>>(fields: Fields) =>
  z.array(z.object(fields))
