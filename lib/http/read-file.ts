import { NetworkError } from './errors.ts'

/** The CSV file of an answer. `onProgress` gets the bytes read so far. @throws NetworkError where the file breaks off */
export async function readFile(answer: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const collector = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (part) => {
      parts.push(part)
      bytes += part.byteLength
      onProgress(bytes)
    },
  })
  try {
    await answer.body?.pipeTo(collector)
  } catch (cause) {
    throw new NetworkError('Network Error', undefined, 'ERR_NETWORK', { cause })
  }
  return new Blob(parts, { type: 'text/csv' })
}
