import { onTestFinished, vi } from 'vitest'
import type { ClientFrame } from '@fanfare/contract/client-frame.ts'
import type { LiveEnvironment, LiveWebSocket } from '../live-connection.ts'

/** One connection, whose gateway is the test. */
export class ScriptedSocket implements LiveWebSocket {
  readonly #events = new EventTarget()
  readonly sent: ClientFrame[] = []
  /** The code with which the page closed it. */
  closedWith: number | null | undefined

  readonly addEventListener: LiveWebSocket['addEventListener'] = (
    name: string,
    listener: (event: never) => void,
    options: AddEventListenerOptions,
  ) => this.#events.addEventListener(name, listener as EventListener, options)

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientFrame)
  }

  close(code?: number) {
    this.closedWith = code ?? null
  }

  /** The gateway accepts the connection. */
  accept() {
    this.#events.dispatchEvent(new Event('open'))
  }

  /** The gateway sends a frame, or anything else. */
  receive(frame: unknown) {
    const data = typeof frame === 'string' || frame instanceof Blob ? frame : JSON.stringify(frame)
    this.#events.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** The gateway or the network ends the connection. */
  end(code = 1006) {
    this.#events.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

/** Surroundings with a clock that the test moves; `sockets` has the connections in their order. */
export function createScriptedEnvironment(more: Partial<LiveEnvironment> = {}, random = 0.5) {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(random)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const sockets: ScriptedSocket[] = []
  const environment: LiveEnvironment = {
    open: () => {
      const socket = new ScriptedSocket()
      sockets.push(socket)
      return socket
    },
    ...more,
  }
  const last = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('no connection was opened')
    return socket
  }
  return { environment, sockets, advance: (ms: number) => void vi.advanceTimersByTime(ms), last }
}
