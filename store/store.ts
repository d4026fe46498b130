import { combineReducers, configureStore } from '@reduxjs/toolkit'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
  type PersistConfig,
  type PersistedState,
  type Persistor,
  type Storage,
} from 'redux-persist'
import { PERSIST_KEY } from '#lib/session/recorded-login.ts'
import { baseApi } from './api/base-api.ts'
import { startListening } from './listeners.ts'
import type { Services, StoreContext } from './services.ts'
import { drawReducer } from './slices/draw.ts'
import { goodNewsReducer } from './slices/good-news.ts'
import { nextStepReducer } from './slices/next-step.ts'
import { notificationReducer } from './slices/notification.ts'
import { sessionReducer } from './slices/session.ts'
import { systemInfoReducer } from './slices/system-info.ts'
import { themeReducer } from './slices/theme.ts'
import { userInfoReducer } from './slices/user-info.ts'

const PERSIST_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] as const

/** Storage may be forbidden or full: then nothing is persisted. */
const guarded: Storage = {
  getItem: async (key) => attempt(() => localStorage.getItem(key)),
  setItem: async (key, value: string) => attempt(() => localStorage.setItem(key, value)),
  removeItem: async (key) => attempt(() => localStorage.removeItem(key)),
}

function attempt<T>(run: () => T) {
  try {
    return run()
  } catch {
    return null
  }
}

const VERSION = 1

/** SHELL-6: persists the spec's three slices; a state of an unknown version is dropped. */
function persistOptions<State>(): PersistConfig<State> {
  return {
    key: PERSIST_KEY,
    version: VERSION,
    storage: guarded,
    whitelist: ['userInfo', 'systemInfo', 'theme'],
    migrate: async (state: PersistedState) => (state?._persist.version === VERSION ? state : undefined),
  }
}

const reducer = combineReducers({
  userInfo: userInfoReducer,
  systemInfo: systemInfoReducer,
  theme: themeReducer,
  session: sessionReducer,
  notification: notificationReducer,
  draw: drawReducer,
  goodNews: goodNewsReducer,
  nextStep: nextStepReducer,
  [baseApi.reducerPath]: baseApi.reducer,
})

/** Call it once per page, in the browser only. */
export function makeStore(services: Services) {
  return configureStore({
    reducer: persistReducer(persistOptions<ReturnType<typeof reducer>>(), reducer),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { ...services, succeededMutations: 0 } satisfies StoreContext },
        serializableCheck: { ignoredActions: [...PERSIST_ACTIONS] },
      })
        .prepend(startListening(services))
        .concat(baseApi.middleware),
  })
}

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<typeof reducer>
export type AppDispatch = AppStore['dispatch']

/** Resolves when the persisted slices of the last visit are restored. */
export function restore(store: AppStore): Promise<Persistor> {
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve(persistor))
  })
}
