import 'server-only'
import { CODES } from '@fanfare/contract/codes.ts'
import { GatewayError } from '#lib/http/errors.ts'

const isAbsent = (error: unknown): boolean => error instanceof GatewayError && error.code === CODES.NOT_FOUND.code

/** null when what is read does not exist; every other failure throws, so that it is not cached. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}
