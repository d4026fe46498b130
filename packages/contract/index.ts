import type { CallDefinition } from './define-call.ts'
import * as nouns from './nouns.ts'

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value

const EVERY = Object.values(nouns)
  .flatMap((noun): unknown[] => Object.values(noun))
  .filter(isCall)
  .toSorted((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1))

const isOfOperators = ({ auth }: CallDefinition) => auth === 'ops' || auth === 'probe'

/**
 * Every call between site and gateway, for loops only (routes, OpenAPI, conformance). Import the file of a single
 * call instead: this one would bring every call into the browser. It is the only index file of the project.
 */
export const CALLS: readonly CallDefinition[] = EVERY.filter((call) => !isOfOperators(call))

/** Calls of operators and probes, which the site does not forward. */
export const OPS_CALLS: readonly CallDefinition[] = EVERY.filter(isOfOperators)
