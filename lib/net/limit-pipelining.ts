import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection in progress at once; browsers and proxies send one. @assumed */
export const PIPELINE_LIMIT = 8

type Exchange = [request: IncomingMessage, response: ServerResponse]

/** The requests of one connection: `active` ones are in progress, `waiting` ones are parsed only. */
type Pipeline = { active: number; waiting: Exchange[]; scheduled: boolean }

/**
 * Stops reading until `resumeReading`. Node resumes a socket with every answer that it sends, so `pause` alone would read one
 * more chunk of up to 2,500 requests for each.
 */
function stopReading(socket: Socket): void {
  socket.pause()
  socket.resume = () => socket
}

function resumeReading(socket: Socket): void {
  Reflect.deleteProperty(socket, 'resume')
  socket.resume()
}

function createGate(listener: RequestListener) {
  const pipelines = new WeakMap<Socket, Pipeline>()

  const start = (pipeline: Pipeline, [request, response]: Exchange): void => {
    pipeline.active += 1
    response.once('close', () => {
      pipeline.active -= 1
      if (pipeline.waiting.length > 0) schedule(pipeline, request.socket)
    })
    listener(request, response)
  }

  /** After other connections had their turn: cached answers would otherwise all be sent in one tick. */
  const schedule = (pipeline: Pipeline, socket: Socket): void => {
    if (pipeline.scheduled) return
    pipeline.scheduled = true
    setImmediate(() => {
      pipeline.scheduled = false
      if (socket.destroyed) return
      const next = pipeline.waiting.splice(0, PIPELINE_LIMIT - pipeline.active)
      // The last one that waits may have a body, which arrives only when the connection is read again.
      if (pipeline.waiting.length === 0) resumeReading(socket)
      for (const exchange of next) start(pipeline, exchange)
    })
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request
    let pipeline = pipelines.get(socket)
    if (!pipeline) pipelines.set(socket, (pipeline = { active: 0, waiting: [], scheduled: false }))
    if (pipeline.active < PIPELINE_LIMIT && pipeline.waiting.length === 0) return start(pipeline, [request, response])
    if (pipeline.waiting.length === 0) stopReading(socket)
    pipeline.waiting.push([request, response])
  }
}

/**
 * Limits the pipelined requests of one connection (HTTP/1.1, RFC 9112 §9.3.2): beyond `PIPELINE_LIMIT` requests
 * the connection is not read until answers have left. Call it once, when all `request` listeners are there.
 */
export function limitPipelining(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on(
    'request',
    createGate((request, response) => {
      for (const listener of listeners) listener.call(server, request, response)
    }),
  )
}
