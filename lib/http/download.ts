import { CODES } from '../contract/codes.ts'
import type { CallDefinition, CallInput } from '../contract/define-call.ts'
import { wireRequest, type CallerOptions } from './call.ts'
import type { FileClient, HttpClient, WireRequest } from './client.ts'
import { ContractError, NetworkError } from './errors.ts'
import { parseData, readAnswer, type ReadAnswer } from './read-answer.ts'

interface DownloadOptions {
  signal?: AbortSignal
  /** The bytes read so far. */
  onProgress?: (bytes: number) => void
}

/**
 * The file of a call that answers with one. Its bytes are unchanged, so that a digest of them can be checked.
 * @throws GatewayError, NetworkError, ContractError as `Call` says; NetworkError also where the file breaks off
 */
export type Download = <C extends CallDefinition>(
  definition: C,
  input: CallInput<C>,
  options?: DownloadOptions,
) => Promise<Blob>

type Opened = { file: Response } | { refusal: ReadAnswer }

const FILE = /^text\/csv\b/

export function createDownload(client: HttpClient & FileClient, { renew, restore }: CallerOptions): Download {
  const open = async (request: WireRequest): Promise<Opened> => {
    const sentAt = client.clock.local()
    const response = await client.open(request)
    if (response.ok && FILE.test(response.headers.get('content-type') ?? '')) return { file: response }
    const { status, headers } = response
    const text = await response.text()
    const answer = {
      status,
      text,
      requestId: headers.get('x-request-id') ?? undefined,
      retryAfter: headers.get('retry-after') ?? undefined,
      sentAt,
      receivedAt: client.clock.local(),
    }
    return { refusal: readAnswer(answer, client.clock) }
  }
  /** Again with the clock of the refusal, and with a new token, as for every call. */
  const openSigned = async (request: WireRequest): Promise<Opened> => {
    const first = await open(request)
    if ('file' in first || first.refusal.code !== CODES.BAD_TIMESTAMP.code) return first
    return open(request)
  }
  return async (definition, input, { signal, onProgress } = {}) => {
    const token = client.token() ?? (restore ? await restore() : null)
    const request = { ...wireRequest(definition, input), call: definition, token, signal }
    let opened = await openSigned(request)
    if ('refusal' in opened && opened.refusal.code === CODES.LOGGED_OUT.code && renew && token) {
      const fresh = await renew(token)
      if (fresh && fresh.value !== token.value) opened = await openSigned({ ...request, token: fresh })
    }
    if ('file' in opened) return readFile(opened.file, onProgress)
    parseData(definition, opened.refusal)
    throw new ContractError(definition.name, ['the file'])
  }
}

async function readFile(response: Response, onProgress?: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>>({
    transform: (part) => {
      parts.push(part)
      bytes += part.byteLength
      onProgress?.(bytes)
    },
  })
  try {
    await response.body?.pipeThrough(counter).pipeTo(new WritableStream())
  } catch (cause) {
    throw new NetworkError('Network Error', undefined, 'ERR_NETWORK', { cause })
  }
  return new Blob(parts, { type: 'text/csv' })
}
