import 'server-only'
import { CODES } from '@fanfare/contract/codes.ts'
import { GatewayError } from '#lib/http/errors.ts'

const CODES_OF_LOGIN: readonly string[] = [CODES.LOGIN_NEEDED, CODES.LOGGED_OUT, CODES.SESSION_ENDED].map(
  ({ code }) => code,
)

/** The platform requires a token for a public call, or refuses the site's token (contract §1). */
function isLoginNeeded(error: unknown): boolean {
  if (error instanceof GatewayError) return CODES_OF_LOGIN.includes(error.code)
  return error instanceof Error && error.cause !== undefined && isLoginNeeded(error.cause)
}

/** Returns `instead` when the platform refuses the site's read. @throws every other failure */
export async function orWithoutLogin<T, const U>(reading: Promise<T>, instead: U) {
  try {
    return await reading
  } catch (error) {
    if (isLoginNeeded(error)) return instead
    throw error
  }
}

const REFUSED = Symbol('login needed')

/** Whether the platform refuses the site's read. @throws every other failure */
export const needsLogin = async (reading: Promise<unknown>) => (await orWithoutLogin(reading, REFUSED)) === REFUSED
