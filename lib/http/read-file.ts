import { NetworkError } from './errors.ts'

/** The file of an answer. `onProgress` gets the bytes read so far. @throws NetworkError where the file breaks off */
export async function readFile(answer: Response, onProgress: (bytes: number) => void) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    const reader = answer.body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(part.value)
      bytes += part.value.byteLength
      onProgress(bytes)
    }
  } catch (cause) {
    throw new NetworkError('Network Error', undefined, 'ERR_NETWORK', { cause })
  }
  return new Blob(parts, { type: answer.headers.get('content-type') ?? 'text/csv' })
}
