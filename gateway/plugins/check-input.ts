import { DomainError } from '../domain/domain-error.ts'

const FORBIDDEN = new Set(['__proto__', 'constructor'])

const refuse = (message: string): never => {
  throw new DomainError('MALFORMED', { issues: [{ path: '', message }] })
}

/**
 * Refuses what no schema should have to think of: keys that reach prototypes, absurd depth or width, and U+0000, which
 * PostgreSQL cannot store (contract §1, reliability D-23).
 */
export function checkInput(value: unknown, depth: number, keysMaximum: number): void {
  let keys = 0
  const walk = (node: unknown, left: number): void => {
    if (typeof node === 'string') {
      if (node.includes('\0')) refuse('U+0000 is not allowed')
      return
    }
    if (typeof node !== 'object' || node === null) return
    if (left === 0) refuse('is nested too deeply')
    const names = Object.keys(node)
    keys += names.length
    if (keys > keysMaximum) refuse('holds too many values')
    for (const name of names) {
      if (FORBIDDEN.has(name)) refuse('holds a forbidden key')
      if (name.includes('\0')) refuse('U+0000 is not allowed')
      walk((node as Record<string, unknown>)[name], left - 1)
    }
  }
  walk(value, depth)
}
