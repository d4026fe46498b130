import { createVerifier, type Verifier } from './verify-draws.ts'
import type { VerifierRequest } from './verifier-in-worker.ts'

let verifier: Verifier | null = null

async function answer(request: VerifierRequest): Promise<unknown> {
  if (request.type === 'create') {
    verifier = await createVerifier(request.lottery)
    return null
  }
  return request.type === 'add' ? verifier?.add(request.draws) : verifier?.finish()
}

/** A dedicated worker: each request is answered by one message before the next one is sent. */
self.addEventListener('message', ({ data }: MessageEvent<VerifierRequest>) => {
  answer(data).then(
    (result) => self.postMessage({ result }),
    (error: unknown) => self.postMessage({ error: String(error) }),
  )
})
