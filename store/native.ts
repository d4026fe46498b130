import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Bridge } from '#lib/native/bridge.ts'
import type { Services } from './services.ts'
import type { RootState } from './store.ts'

/** The page's one bridge to the app, for hooks that open things in it. */
export const bridgeOf = (): ThunkAction<Bridge, RootState, Services, UnknownAction> => (_dispatch, _state, services) =>
  services.bridge
