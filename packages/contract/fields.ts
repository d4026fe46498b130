import * as z from 'zod/mini'

export type Shape = Readonly<Record<string, z.ZodMiniType>>

export const textSchema = z.string()
export const nullableText = z.nullable(textSchema)
export const optionalText = z.optional(textSchema)
export const emptyByDefault = z._default(textSchema, '')
export const textsSchema = z.array(textSchema)
export const flagSchema = z.boolean()
export const falseByDefault = z._default(flagSchema, false)
export const trueByDefault = z._default(flagSchema, true)
/** `1` or `0` in a query. */
export const zeroByDefault = z._default(z.enum(['0', '1']), '0')
/** An object of any fields. */
export const recordSchema = z.record(textSchema, z.unknown())

/** An absent field is null. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null)
}

/** An absent list is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.array(schema), [])
}

/** A list of objects with these fields. */
/* @__NO_SIDE_EFFECTS__ */
export function objects<Fields extends Shape>(fields: Fields) {
  return z.array(z.object(fields))
}

/* @__NO_SIDE_EFFECTS__ */
export function textUpTo(maximum: number) {
  return z.string().check(z.maxLength(maximum))
}

/* @__NO_SIDE_EFFECTS__ */
export function filledText(maximum: number) {
  return z.string().check(z.minLength(1), z.maxLength(maximum))
}

/** A text that has more than spaces; those around it are cut off. */
/* @__NO_SIDE_EFFECTS__ */
export function trimmedText(maximum: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum))
}

/* @__NO_SIDE_EFFECTS__ */
export function textMatching(pattern: RegExp, message?: string) {
  return z.string().check(z.regex(pattern, message))
}

/** Fields of which each may be absent. */
/* @__NO_SIDE_EFFECTS__ */
export function optionals<Fields extends Shape>(fields: Fields) {
  return z.partial(z.object(fields)).shape
}
