import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM, passwordLength } from '@fanfare/contract/session/session.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Accepts 10 to 128 characters, without common passwords; no rules of composition (contract §3).
 * @throws DomainError WEAK_PASSWORD
 */
export function refuseWeakPassword(password: string): void {
  const length = passwordLength(password)
  if (length >= PASSWORD_MINIMUM && length <= PASSWORD_MAXIMUM && !isCommonPassword(password)) return
  throw new DomainError('WEAK_PASSWORD', { field: 'password' })
}
