import { unstable_cache } from 'next/cache'
import 'server-only'
import { CODES } from '@fanfare/contract/codes.ts'
import type { CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { GatewayError } from '#lib/http/errors.ts'
import { readGateway } from './gateway.ts'

interface CacheOptions {
  /** A change of an activity revalidates the entries with the tag `activities`. */
  tags?: string[]
  /** Seconds until the entry is stale even without an announced change, because counts and states change with the clock. */
  revalidate?: number
}

/** A faster failure delays no page, so it is not repeated: the gateway may be back at any moment. */
const SLOW_MS = 1000
/** How long a slow failure is repeated for the same read, ms. */
const FAILED_MS = 1500

/** Failures of slow reads, by key. */
const failures = new Map<string, unknown>()

/**
 * Repeats the failure of the same read for a moment. When a page fails, Next renders it again to describe the error, and its
 * metadata would wait for a hanging gateway a second time.
 */
async function withoutSecondWait<Value>(name: string, read: () => Promise<Value>) {
  if (failures.has(name)) throw failures.get(name)
  const began = performance.now()
  try {
    return await read()
  } catch (error) {
    if (performance.now() - began >= SLOW_MS) {
      failures.set(name, error)
      setTimeout(() => failures.delete(name), FAILED_MS).unref()
    }
    throw error
  }
}

/** Reads through Next's cache. `key` names the read and its arguments; a read that throws is not cached. */
export const cachedRead = <Value>(
  key: string[],
  read: () => Promise<Value>,
  { tags = ['activities'], revalidate = 60 }: CacheOptions = {},
) => unstable_cache(() => withoutSecondWait(JSON.stringify(key), read), key, { tags, revalidate })()

const keyOf = ({ name }: CallDefinition, input: object, language = '') => [name, JSON.stringify(input), language]

/** A public call, for readers of this language. */
export const readCall = <C extends CallDefinition>(definition: C, input: CallInput<C>, language?: Locale) =>
  cachedRead(keyOf(definition, input, language), () => readGateway()(definition, input, { language }))

/** The same; null when the thing does not exist. Every other failure throws, so that it is not cached. */
export const findCall = <C extends CallDefinition>(definition: C, input: CallInput<C>, language?: Locale) =>
  cachedRead(keyOf(definition, input, language), () =>
    readGateway()(definition, input, { language }).catch((error: unknown) => {
      if (error instanceof GatewayError && error.code === CODES.NOT_FOUND.code) return null
      throw error
    }),
  )
