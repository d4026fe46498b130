interface ListenOptions {
  signal: AbortSignal
}

/** The part of the browser's `WebSocket` that the client uses. */
export interface LiveWebSocket {
  send: (text: string) => void
  close: (code?: number) => void
  addEventListener(name: 'open', listener: () => void, options: ListenOptions): void
  addEventListener(name: 'message', listener: (message: { data: unknown }) => void, options: ListenOptions): void
  addEventListener(name: 'close', listener: (closed: { code: number }) => void, options: ListenOptions): void
}

/** Everything that a socket takes from its surroundings. */
export interface LiveEnvironment {
  /** Starts a connection. Throws where the page's policy forbids it: Safari before 16 counts `ws:` as foreign. */
  open: () => LiveWebSocket
  /** ms of the device; only differences are used. */
  now: () => number
  /** In [0, 1). */
  random: () => number
  setTimer: (run: () => void, ms: number) => number
  clearTimer: (timer: number) => void
  /** The current token of the private socket, null without a session; undefined: the socket is public. */
  token?: () => string | null
  /** Checks the session after a refusal and renews its token; false when the session is over, or cannot be checked. */
  renewToken?: () => Promise<boolean>
}
