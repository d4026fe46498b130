import { DomainError } from '../util/domain-error.ts'
import { textFault } from '../util/stored-text.ts'

const FORBIDDEN = new Set(['__proto__', 'constructor'])

const refuse = (message: string): never => {
  throw new DomainError('MALFORMED', { issues: [{ path: '', message }] })
}

const refuseText = (text: string): void => {
  const fault = textFault(text)
  if (fault !== null) refuse(fault)
}

export interface InputLimits {
  depth: number
  keys: number
  /** The use case checks the texts of its items, each item alone. */
  areTextsJudgedLater?: boolean
}

/**
 * Refuses faults that no schema checks: keys that reach prototypes, extreme depth or width, and text that PostgreSQL
 * cannot store (contract §1 and §10, reliability D-23).
 */
export function checkInput(value: unknown, { depth, keys: maximum, areTextsJudgedLater = false }: InputLimits): void {
  const checkText = areTextsJudgedLater ? () => undefined : refuseText
  let keys = 0
  const walk = (node: unknown, left: number): void => {
    if (typeof node === 'string') {
      checkText(node)
      return
    }
    if (typeof node !== 'object' || node === null) return
    if (left === 0) refuse('is nested too deeply')
    const names = Object.keys(node)
    keys += names.length
    if (keys > maximum) refuse('holds too many values')
    for (const name of names) {
      if (FORBIDDEN.has(name)) refuse('holds a forbidden key')
      checkText(name)
      walk((node as Record<string, unknown>)[name], left - 1)
    }
  }
  walk(value, depth)
}
