import type { ClientFrame } from '@fanfare/contract/client-frame.ts'
import { serverFrameSchema, SOCKET_CLOSES, type ServerFrame } from '@fanfare/contract/realtime.ts'

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

export interface LiveEnvironment {
  /** Starts a connection. Throws where the page's policy forbids it: Safari before 16 counts `ws:` as foreign. */
  open: () => LiveWebSocket
  /** The current token of the private socket, null without a session; undefined when the socket is public. */
  token?: () => string | null
  /** Checks the session after a refusal and renews its token; false when the session is over or cannot be checked. */
  renewToken?: () => Promise<boolean>
}

/** The gateway pings every 20 s (contract §11). */
const SILENCE_MS = 45_000
/** A connection that has been quiet for longer than a ping takes may be dead, ms. */
const DOUBTFUL_MS = 25_000
const OPENING_MS = 15_000
const TICK_MS = 5000

interface ConnectionHandlers {
  onOpen: () => void
  /** Every frame but pings. */
  onFrame: (frame: ServerFrame) => void
  /** Every five seconds while the connection is open. */
  onTick: () => void
  /** Called once, for any reason except a call of `close`. */
  onClose: (code: number) => void
}

export interface LiveConnection {
  send: (frame: ClientFrame) => void
  close: () => void
  /** A ping is overdue. */
  isSilent: () => boolean
}

/** The code of a close without one, for example when no connection could be made. */
const ABNORMAL = 1006

function readFrame(data: unknown) {
  if (typeof data !== 'string') return null
  try {
    return serverFrameSchema.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}

/** One connection: its frames and its heartbeat. @throws what `open` throws */
export function openConnection({ open }: LiveEnvironment, handlers: ConnectionHandlers): LiveConnection {
  const socket = open()
  const listening = new AbortController()
  let isOpen = false
  let isOver = false
  let heardAt = performance.now()
  let timer = setTimeout(tick, TICK_MS)
  const send = (frame: ClientFrame) => isOpen && socket.send(JSON.stringify(frame))
  const leave = (code?: number) => {
    if (isOver) return
    isOver = true
    isOpen = false
    clearTimeout(timer)
    listening.abort()
    socket.close(code)
  }
  function tick() {
    if (performance.now() - heardAt >= (isOpen ? SILENCE_MS : OPENING_MS)) {
      leave(SOCKET_CLOSES.silent)
      handlers.onClose(ABNORMAL)
      return
    }
    timer = setTimeout(tick, TICK_MS)
    if (isOpen) handlers.onTick()
  }
  const opened = () => {
    isOpen = true
    heardAt = performance.now()
    handlers.onOpen()
  }
  const received = ({ data }: { data: unknown }) => {
    heardAt = performance.now()
    const frame = readFrame(data)
    if (frame?.op === 'ping') send({ op: 'pong' })
    else if (frame) handlers.onFrame(frame)
  }
  const closed = ({ code }: { code: number }) => {
    leave()
    handlers.onClose(code)
  }
  socket.addEventListener('open', opened, listening)
  socket.addEventListener('message', received, listening)
  socket.addEventListener('close', closed, listening)
  return { send, close: () => leave(1000), isSilent: () => performance.now() - heardAt >= DOUBTFUL_MS }
}
