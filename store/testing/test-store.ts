import { vi } from 'vitest'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import type { Call } from '#lib/http/call.ts'
import type { Bridge } from '#lib/native/bridge.ts'
import { pageSection } from '#lib/session/page-for-users.ts'
import { markSession } from '#lib/session/starts-logged-in.ts'
import { clearStoredTokens, readBearerToken } from '#lib/session/tokens.ts'
import { createLiveTopics } from '../live/live-topics.ts'
import type { Services } from '../services.ts'
import { makeStore, restore } from '../store.ts'

/** The data of each call by its name, as a function that may throw what the gateway would refuse with. */
export type Answers = Record<string, (input: unknown) => unknown>

const bridge: Bridge = {
  inApp: false,
  version: null,
  askForToken: () => undefined,
  open: () => undefined,
  login: () => undefined,
}

/**
 * A real store over a fake gateway: `sent` has the names of the calls in their order. Tokens and storage are the real ones, so
 * that a test sees them cleared.
 */
export async function makeTestStore(answers: Answers = {}) {
  const sent: string[] = []
  const ask = async (definition: CallDefinition, input: unknown) => {
    sent.push(definition.name)
    const answer = answers[definition.name]
    if (!answer) throw new Error(`no answer for ${definition.name}`)
    return answer(input)
  }
  const call = vi.fn<typeof ask>(ask)
  const services = {
    call: call as typeof call & Call,
    callForFile: async (definition, input) => new Response((await ask(definition, input)) as BodyInit),
    languageType: 1,
    bridge,
    live: createLiveTopics(),
    readToken: readBearerToken,
    clearTokens: vi.fn<() => void>(() => clearStoredTokens({ secure: false })),
    watchToken: vi.fn<Services['watchToken']>(),
    resumeWatching: vi.fn<() => void>(),
    stopWatching: vi.fn<() => void>(),
    isPageForUsers: vi.fn<() => boolean>(() => false),
    pageSection: vi.fn<Services['pageSection']>(() => pageSection(window.location.pathname)),
    goToLogin: vi.fn<() => void>(),
    leaveToLogin: vi.fn<() => void>(),
  } satisfies Services
  const store = makeStore(services)
  const persistor = await restore(store)
  return { store, persistor, services, sent }
}

/** The token cookie that a login sets, and the attribute that the head script derives from it. */
export const giveSiteToken = (token = 'site-token-0123456789') => {
  document.cookie = `ccToken=${token}; Path=/`
  markSession(true)
}

export const forgetBrowser = () => {
  clearStoredTokens({ secure: false })
  localStorage.clear()
  document.documentElement.removeAttribute('data-session')
}

export const USER = { userId: 'u1', loginName: 'ann@example.com', ipInfo: { country: 'DE' } }

/** The answer of a login, a registration or a renewal. */
export const SESSION = {
  userId: 'u1',
  loginName: 'ann@example.com',
  token: 'site-token-0123456789',
  tokenExpiresAt: 1,
  refreshTokenExpiresAt: 2,
}
