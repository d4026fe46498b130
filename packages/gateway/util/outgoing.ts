import { lookup as lookupHost, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A server of Azure for its own machines, in a range that is otherwise public. */
const AZURE_METADATA = '168.63.129.16'

/** Whether an address is on the public internet: not in a private network, this machine, metadata or a translation of these. */
export function isPublicAddress(address: string) {
  const parsed = ipaddr.process(address)
  // Of IPv6 only 2000::/3 is assigned to the internet; `::7f00:1`, an old form of 127.0.0.1, is not in it.
  const isAssigned = !(parsed instanceof ipaddr.IPv6) || (parsed.parts[0] ?? 0) >> 13 === 1
  return parsed.range() === 'unicast' && isAssigned && parsed.toString() !== AZURE_METADATA
}

export class AddressRefused extends Error {}

/** An error on a connection that had answered before. */
export class ReusedSocketError extends Error {
  readonly code: unknown

  constructor(cause: Error) {
    super(cause.message, { cause })
    this.code = (cause as { code?: unknown }).code
  }
}

/**
 * Settles after `ms` at the latest, or at the end of `outer`, whatever `work` and its client do with the signal.
 * @throws DOMException TimeoutError, or the reason of `outer`
 */
export async function withDeadline<T>(ms: number, work: (signal: AbortSignal) => Promise<T>, outer?: AbortSignal) {
  const ending = new AbortController()
  const stop = () => ending.abort(outer?.reason)
  const timer = setTimeout(() => ending.abort(new DOMException(`no end within ${ms} ms`, 'TimeoutError')), ms)
  outer?.addEventListener('abort', stop)
  try {
    return await new Promise<T>((done, fail) => {
      ending.signal.addEventListener('abort', () => fail(ending.signal.reason as Error))
      if (outer?.aborted === true) stop()
      work(ending.signal).then(done, fail)
    })
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
}

export type Resolve = (hostname: string, callback: (error: Error | null, addresses: LookupAddress[]) => void) => void

export const resolveAll: Resolve = (hostname, callback) =>
  lookupHost(hostname, { all: true }, (error, addresses) => callback(error, addresses))

/** A look-up that takes longer has failed, ms: others of its host wait for it. */
const LOOKUP_MS = 5_000

/**
 * Resolves a host for each new connection, which then goes to an address that was checked: no second look-up could give another one. A
 * host with one private address among others is refused. Connections that open at the same time share a look-up.
 */
export function createLookup({ allowPrivate, resolve }: { allowPrivate: boolean; resolve: Resolve }): LookupFunction {
  let waiting: Promise<LookupAddress[]> | null = null
  const resolveOnce = (hostname: string) => {
    waiting ??= withDeadline(
      LOOKUP_MS,
      () =>
        new Promise<LookupAddress[]>((done, fail) =>
          resolve(hostname, (error, addresses) => (error === null ? done(addresses) : fail(error))),
        ),
    ).finally(() => (waiting = null))
    return waiting
  }
  return (hostname, { all }, callback) => {
    void resolveOnce(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined || !(allowPrivate || addresses.every(({ address }) => isPublicAddress(address))))
          callback(new AddressRefused(), '')
        else if (all === true) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, ''),
    )
  }
}

interface Outgoing extends Omit<RequestOptions, 'lookup'> {
  body?: string | undefined
  allowPrivate: boolean
  lookup: LookupFunction
}

/**
 * Sends a request, and waits for the head of its answer. It follows no redirect and uses no proxy of the environment. Rejects at every
 * other end: an error, a refused address, and a connection that ends without an answer, as after 101.
 */
export function openRequest(url: URL, { body, allowPrivate, ...options }: Outgoing): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // An address in the URL itself is not looked up.
  if (isIP(host) !== 0 && !allowPrivate && !isPublicAddress(host)) return Promise.reject(new AddressRefused())
  return new Promise((done, fail) => {
    const asked = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, done)
    // `on`, not `once`: an error after the answer must not end the process.
    asked.on('error', (error) => fail(asked.reusedSocket ? new ReusedSocketError(error) : error))
    asked.on('close', () => fail(new Error('the connection ended without an answer')))
    asked.end(body)
  })
}

/** The body of an answer; null when it has more bytes, and is not read further. */
export async function readAtMost(answer: IncomingMessage, bytes: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length
    if (length > bytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
