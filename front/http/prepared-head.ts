import { STATUS_CODES, type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import { KEEP_ALIVE_FIELDS } from './connections.ts'

/** The head of an answer, written once per second instead of once per request. */
export type PreparedHead = {
  status: number
  /** Without `Age`, `Date` and what concerns the connection, in Node's flat form. */
  headers: readonly string[]
  /** The same as it goes to the wire. */
  fields: string
  /** The last whole head, of this `Age` and `Date`. */
  written: { age: number; date: string; text: string }
}

/** @throws TypeError for a header that Node would refuse to send. */
export function prepareHead(status: number, headers: readonly [string, string][]): PreparedHead {
  for (const [name, value] of headers) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  const fields = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return { status, headers: headers.flat(), fields, written: { age: -1, date: '', text: '' } }
}

const today = { second: -1, date: '' }

/** `Date` of an answer that is sent now. */
function dateOfNow(): string {
  const now = Date.now()
  const second = Math.floor(now / 1000)
  if (second !== today.second) Object.assign(today, { second, date: new Date(now).toUTCString() })
  return today.date
}

function textOf({ status, fields, written }: PreparedHead, age: number): string {
  const date = dateOfNow()
  if (written.age !== age || written.date !== date) {
    const line = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`
    const text = `${line}\r\nage: ${age}\r\n${fields}Date: ${date}\r\n${KEEP_ALIVE_FIELDS}\r\n`
    Object.assign(written, { age, date, text })
  }
  return written.text
}

/** Where `writeHead` leaves what it writes. Node has no other way to send a head that is already written. */
type WithHead = ServerResponse & { _header: string }

/** Whether the connection is kept: not in HTTP/1.0, nor when the client or a shutdown ends it. */
const isKept = (response: ServerResponse): boolean =>
  response.shouldKeepAlive && response.req.httpVersionMinor === 1 && !response.hasHeader('connection')

/** Gives a response its head, with the seconds of `Age`; `end` sends it together with the body (ADR 0115). */
export function giveHead(response: ServerResponse, head: PreparedHead, age: number): void {
  if (!isKept(response)) return void response.writeHead(head.status, ['age', String(age), ...head.headers])
  response.statusCode = head.status
  ;(response as WithHead)._header = textOf(head, age)
}
