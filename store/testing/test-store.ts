import { vi } from 'vitest'
import type { CallDefinition } from '#lib/contract/define-call.ts'
import type { Bridge } from '#lib/native/bridge.ts'
import { markSession } from '#lib/session/mark-session.ts'
import { clearStoredTokens, readBearerToken } from '#lib/session/tokens.ts'
import type { Services } from '../services.ts'
import { makeStore, restore } from '../store.ts'

/** Answers a call's data by the call's name; throws what the gateway would refuse with. */
export type Answers = Record<string, (input: unknown) => unknown>

const bridge: Bridge = {
  inApp: false,
  version: null,
  askForToken: () => undefined,
  open: () => undefined,
  login: () => undefined,
  dispose: () => undefined,
}

/**
 * A real store over services that stand in for the wire: `sent` are the names of the calls in their order. Tokens,
 * storage are the real ones, so that a test sees them cleared.
 */
export async function makeTestStore(answers: Answers = {}) {
  const sent: string[] = []
  const ask = async (definition: CallDefinition, input: unknown): Promise<unknown> => {
    sent.push(definition.name)
    const answer = answers[definition.name]
    if (!answer) throw new Error(`nobody answers ${definition.name}`)
    return answer(input)
  }
  const services = {
    callAny: vi.fn<Services['callAny']>(ask),
    languageType: 1,
    bridge,
    readToken: readBearerToken,
    clearTokens: vi.fn<() => void>(() => clearStoredTokens({ secure: false })),
    watchToken: vi.fn<Services['watchToken']>(),
    resumeWatching: vi.fn<() => void>(),
    stopWatching: vi.fn<() => void>(),
    isPageForUsers: vi.fn<() => boolean>(() => false),
    goToLogin: vi.fn<() => void>(),
    leaveToLogin: vi.fn<() => void>(),
  } satisfies Services
  const store = makeStore(services)
  const persistor = await restore(store)
  return { store, persistor, services, sent }
}

/** What the site's own login leaves behind in the browser, and the mark that the head script makes of it. */
export const giveSiteToken = (token = 'site-token-0123456789'): void => {
  document.cookie = `ccToken=${token}; Path=/`
  markSession(true)
}

export const forgetBrowser = (): void => {
  clearStoredTokens({ secure: false })
  localStorage.clear()
  document.documentElement.removeAttribute('data-session')
}

export const USER = { userId: 'u1', loginName: 'ann@example.com', ipInfo: { country: 'DE' } }
