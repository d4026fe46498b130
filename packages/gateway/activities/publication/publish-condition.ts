import { StateMoved, Malformed } from '../../util/domain-error.ts'

/** The precondition of a publication (RFC 9110 §13.1); `ifMatch: 'any'` is `*`. */
export interface PublishCondition {
  ifMatch: number | 'any' | null
  ifNoneMatch: boolean
}

export const NO_CONDITION: PublishCondition = { ifMatch: null, ifNoneMatch: false }

const VERSION_TAG = /^"([1-9]\d{0,8})"$/

/** The publication was not executed; the HTTP status of the answer is 412. */
class PreconditionFailed extends StateMoved {
  constructor(path: 'If-Match' | 'If-None-Match', version: number | null) {
    const message = version === null ? 'there is no such activity yet' : `the activity has version ${version}`
    super(path, message, { version })
  }
}

/** Reads `If-Match: "{version}"` or `*`, and `If-None-Match: *` (contract §10). @throws DomainError MALFORMED */
export function readCondition(header: (name: string) => string | undefined): PublishCondition {
  const [match, noneMatch] = [header('if-match')?.trim(), header('if-none-match')?.trim()]
  if (noneMatch !== undefined && noneMatch !== '*') throw new Malformed('If-None-Match', 'must be *')
  const version = match === undefined ? undefined : VERSION_TAG.exec(match)?.[1]
  if (match !== undefined && match !== '*' && version === undefined)
    throw new Malformed('If-Match', 'must be a version in quotes, or *')
  const ifMatch = match === '*' ? 'any' : version === undefined ? null : Number(version)
  return { ifMatch, ifNoneMatch: noneMatch === '*' }
}

/** `version` of the published activity, null without one. @throws PreconditionFailed */
export function requireCondition({ ifMatch, ifNoneMatch }: PublishCondition, version: number | null) {
  if (ifNoneMatch && version !== null) throw new PreconditionFailed('If-None-Match', version)
  if (ifMatch === null) return
  const holds = ifMatch === 'any' ? version !== null : version === ifMatch
  if (!holds) throw new PreconditionFailed('If-Match', version)
}
