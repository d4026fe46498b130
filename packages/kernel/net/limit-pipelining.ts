import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection in progress at once; browsers and proxies send one. @assumed */
export const PIPELINE_LIMIT = 8

/** Limits over all connections of a server; a connection that sends one request after the other is never counted. @assumed */
export const PIPELINE_TOTALS = {
  /** Requests in progress beyond the first of their connection. */
  active: 64,
  /** Parsed requests that wait, about 8 KiB each; one read of 64 KiB has fewer. */
  waiting: 4000,
  /** Requests that start in one turn of the event loop, so that other connections have theirs within milliseconds. */
  turn: 16,
}

/** The requests of one connection: `active` ones are in progress, `waiting` ones are parsed only. */
type Pipeline = {
  socket: Socket
  active: Set<ServerResponse>
  waiting: [request: IncomingMessage, response: ServerResponse][]
}

const pipelines = new WeakMap<Socket, Pipeline>()

/** Whether an answer on this connection has begun and not ended. */
export function isAnswering(socket: Socket) {
  for (const response of pipelines.get(socket)?.active ?? []) if (response.headersSent) return true
  return false
}

class PipelineGate {
  readonly #listener: RequestListener
  readonly #totals: typeof PIPELINE_TOTALS
  /** Pipelines with requests that wait, the next to have a turn first. */
  readonly #queue = new Set<Pipeline>()
  /** One listener for all responses: a closure for each would be garbage of every request. */
  readonly #onClose: (this: ServerResponse) => void
  #active = 0
  #waiting = 0
  #isScheduled = false

  constructor(listener: RequestListener, totals: typeof PIPELINE_TOTALS) {
    this.#listener = listener
    this.#totals = totals
    const end = (response: ServerResponse) => this.#end(response)
    this.#onClose = function () {
      end(this)
    }
  }

  accept(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request
    // The connection was closed while its last read was still being parsed.
    if (socket.destroyed) return
    const pipeline = pipelines.get(socket) ?? this.#add(socket)
    if (pipeline.waiting.length === 0 && this.#mayStart(pipeline)) return this.#start(pipeline, request, response)
    if (pipeline.waiting.length === 0) socket.pause()
    pipeline.waiting.push([request, response])
    this.#waiting += 1
    this.#queue.add(pipeline)
    if (this.#waiting > this.#totals.waiting) this.#closeLongest()
    // Needed if no answer is in progress, whose end would schedule the next turn.
    this.#schedule()
  }

  #add(socket: Socket) {
    const pipeline: Pipeline = { socket, active: new Set(), waiting: [] }
    pipelines.set(socket, pipeline)
    // Node resumes a socket with every answer that it sends, and would read one more chunk of up to 2,500 requests for each.
    socket.on('resume', () => {
      if (pipeline.waiting.length > 0) socket.pause()
    })
    socket.once('close', () => this.#drop(pipeline))
    return pipeline
  }

  #drop(pipeline: Pipeline) {
    this.#waiting -= pipeline.waiting.length
    pipeline.waiting = []
    this.#queue.delete(pipeline)
  }

  /** The client may repeat what was not answered (RFC 9112 §9.3.2). A single request cannot be refused, because answers keep their order. */
  #closeLongest() {
    let longest: Pipeline | undefined
    for (const pipeline of this.#queue) if (pipeline.waiting.length > (longest?.waiting.length ?? 0)) longest = pipeline
    if (!longest) return
    this.#drop(longest)
    longest.socket.destroy()
  }

  #mayStart({ active }: Pipeline) {
    return active.size === 0 || (active.size < PIPELINE_LIMIT && this.#active < this.#totals.active)
  }

  #start(pipeline: Pipeline, request: IncomingMessage, response: ServerResponse) {
    if (pipeline.active.size > 0) this.#active += 1
    pipeline.active.add(response)
    response.on('close', this.#onClose)
    this.#listener(request, response)
  }

  #end(response: ServerResponse) {
    const active = pipelines.get(response.req.socket)?.active
    if (!active?.delete(response)) return
    if (active.size > 0) this.#active -= 1
    this.#schedule()
  }

  /** Waits for the turns of other connections: otherwise all cached answers would be sent in one tick. */
  #schedule() {
    if (this.#isScheduled || this.#queue.size === 0) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      if (this.#startNext() === this.#totals.turn) this.#schedule()
    })
  }

  /** Starts one request of each pipeline after the other, as many as one turn allows; returns how many. */
  #startNext() {
    let started = 0
    for (const pipeline of this.#queue) {
      if (started === this.#totals.turn) break
      if (!this.#mayStart(pipeline)) continue
      const next = pipeline.waiting.shift()
      // Moved to the end, which this loop reaches after all others.
      this.#queue.delete(pipeline)
      if (!next) continue
      this.#waiting -= 1
      if (pipeline.waiting.length > 0) this.#queue.add(pipeline)
      // The last one may have a body, which arrives only when the connection is read again.
      else pipeline.socket.resume()
      this.#start(pipeline, ...next)
      started += 1
    }
    return started
  }
}

/**
 * Limits the pipelined requests (HTTP/1.1, RFC 9112 §9.3.2) of each connection and of all together: a connection beyond the limit is
 * not read until answers have left, and if too many requests wait, the connection with the most is closed. Call it once, when all
 * `request` listeners are there.
 */
export function limitPipelining(server: Server, totals = PIPELINE_TOTALS) {
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  const gate = new PipelineGate((request, response) => {
    for (const listener of listeners) listener.call(server, request, response)
  }, totals)
  server.on('request', (request, response) => gate.accept(request, response))
}
