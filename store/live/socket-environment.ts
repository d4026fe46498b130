import { SOCKET_PROTOCOL } from '#lib/contract/realtime.ts'
import { pageClock } from '#lib/http/clock.ts'
import type { LiveEnvironment } from '#lib/live/live-environment.ts'
import { socketUrl, type SocketKind } from '#lib/live/socket-url.ts'
import type { Services } from '../services.ts'
import { loadUser } from '../session.ts'
import type { AppStore } from '../store.ts'

/** The browser as the surroundings of a socket. The private one has the token that calls have. */
export const socketEnvironment = (
  kind: SocketKind,
  { dispatch, getState }: AppStore,
  { readToken }: Pick<Services, 'readToken'>,
): LiveEnvironment => ({
  open: () => new WebSocket(socketUrl(kind, getState().systemInfo.wsDomain, window.location.origin), SOCKET_PROTOCOL),
  now: pageClock.local,
  random: Math.random,
  setTimer: (run, ms) => window.setTimeout(run, ms),
  clearTimer: (timer) => window.clearTimeout(timer),
  ...(kind === 'private' && {
    token: () => readToken()?.value ?? null,
    // The call of the user renews a refused token, or ends the session.
    renewToken: async () => {
      await dispatch(loadUser())
      return readToken() !== null
    },
  }),
})
