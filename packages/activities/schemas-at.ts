import type * as z from 'zod'

type Schema = z.core.$ZodType
const definitionOf = (schema: Schema) => schema._zod.def as z.core.$ZodTypes['_zod']['def']

/** The schemas inside optional, nullable and defaulted ones, and the options of unions. */
function alternativesOf(schema: Schema): Schema[] {
  const definition = definitionOf(schema)
  if ('innerType' in definition) return alternativesOf(definition.innerType)
  return definition.type === 'union' ? definition.options.flatMap(alternativesOf) : [schema]
}

function childrenOf(schema: Schema, segment: PropertyKey): Schema[] {
  const definition = definitionOf(schema)
  if (definition.type === 'object') {
    const child = Object.hasOwn(definition.shape, segment) ? definition.shape[String(segment)] : undefined
    return child === undefined ? [] : [child]
  }
  if (definition.type === 'array') return [definition.element]
  return definition.type === 'record' ? [definition.valueType] : []
}

/** The schemas of the values that may be at `path`; several below a union, none at a path that the schema does not have. */
export const schemasAt = (schema: Schema, path: readonly PropertyKey[]) =>
  path.reduce<Schema[]>(
    (schemas, segment) => schemas.flatMap((one) => childrenOf(one, segment)).flatMap(alternativesOf),
    alternativesOf(schema),
  )

/** The fields that an object at `path` may have; for a table with fixed keys, its keys. */
export function fieldsAt(schema: Schema, path: readonly PropertyKey[]) {
  const fields = schemasAt(schema, path).flatMap((one) => {
    const definition = definitionOf(one)
    if (definition.type === 'object') return Object.keys(definition.shape)
    return definition.type === 'record' ? valuesOf(definition.keyType) : []
  })
  return [...new Set(fields)]
}

const valuesOf = (schema: Schema) => {
  const definition = definitionOf(schema)
  return definition.type === 'enum' ? Object.values(definition.entries).map(String) : []
}

/** The values of an enumeration at `path`, or of the entries of a list there. */
export const valuesAt = (schema: Schema, path: readonly PropertyKey[]) => [
  ...new Set(
    schemasAt(schema, path).flatMap((one) => [one, ...childrenOf(one, 0)].flatMap(alternativesOf).flatMap(valuesOf)),
  ),
]
