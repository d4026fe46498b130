import { connect } from 'node:net'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'

export interface RawAnswer {
  /** Status of the first answer; 0 when the connection ended without one. */
  status: number
  /** Header fields in their order, with lower-case names; a name may occur twice. */
  headers: [name: string, value: string][]
  body: string
  /** Number of answers, without 1xx. */
  answers: number
  timedOut: boolean
}

const PATIENCE_MS = deadline(20_000)

function read(text: string): Omit<RawAnswer, 'timedOut'> {
  const heads = [...text.matchAll(/HTTP\/1\.[01] ([2-5]\d\d)[^\r\n]*\r\n([\s\S]*?)\r\n\r\n/g)]
  const [first] = heads
  const headers = (first?.[2] ?? '').split('\r\n').map((line): [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
  })
  const body = first ? text.slice((first.index ?? 0) + first[0].length) : text
  return { status: Number(first?.[1] ?? 0), headers, body, answers: heads.length }
}

/** Sends these bytes unchanged and reads until the server closes. */
export function sendRaw(origin: string, bytes: Buffer | string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port) })
    const end = (timedOut: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ ...read(Buffer.concat(chunks).toString('latin1')), timedOut })
    }
    const timer = setTimeout(() => end(true), PATIENCE_MS)
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('close', () => end(false))
    // A server that refuses early resets the connection; the answer that it sent before counts.
    socket.on('error', () => undefined)
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  })
}

export interface HostileRequest {
  method?: string
  target: string
  headers?: readonly (readonly [name: string, value: string])[]
  body?: string
}

/** A request of any bytes that closes the connection. */
export function rawRequest({ method = 'GET', target, headers = [], body = '' }: HostileRequest, host: string): string {
  const named = (name: string) => headers.some(([given]) => given.toLowerCase() === name)
  const lines = [
    ...(named('host') ? [] : [['Host', host] as const]),
    ...headers,
    ...(body === '' || named('content-length') || named('transfer-encoding')
      ? []
      : [['Content-Length', String(Buffer.byteLength(body, 'latin1'))] as const]),
    ...(named('connection') ? [] : [['Connection', 'close'] as const]),
  ]
  return `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}
