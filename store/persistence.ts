import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
  type PersistConfig,
  type PersistedState,
  type Storage,
} from 'redux-persist'
import { PERSIST_KEY } from '#lib/session/recorded-login.ts'

export const PERSIST_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] as const

/** Storage may be forbidden or full: then nothing is persisted. */
const guarded: Storage = {
  getItem: (key: string) => Promise.resolve(attempt(() => localStorage.getItem(key))),
  setItem: (key: string, value: string) => Promise.resolve(attempt(() => localStorage.setItem(key, value))),
  removeItem: (key: string) => Promise.resolve(attempt(() => localStorage.removeItem(key))),
}

function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}

const VERSION = 1

/** SHELL-6: the spec's three slices; a state of an unknown version starts anew. */
export function persistOptions<State>(): PersistConfig<State> {
  return {
    key: PERSIST_KEY,
    version: VERSION,
    storage: guarded,
    whitelist: ['userInfo', 'systemInfo', 'theme'],
    migrate: (state: PersistedState) => Promise.resolve(state?._persist.version === VERSION ? state : undefined),
  }
}
