import { createVerifier, type LoggedDraw, type PublishedLottery, type Verdict, type Verifier } from './verify-draws.ts'

export type VerifierRequest =
  { type: 'create'; lottery: PublishedLottery } | { type: 'add'; draws: readonly LoggedDraw[] } | { type: 'finish' }

interface DisposableVerifier extends Verifier {
  dispose: () => void
}

async function createInWorker(lottery: PublishedLottery): Promise<DisposableVerifier> {
  const worker = new Worker(new URL('./verifier-worker.ts', import.meta.url), { type: 'module' })
  const send = <Result>(request: VerifierRequest): Promise<Result> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<{ result: unknown } | { error: string }>) =>
        'error' in data ? reject(new Error(data.error)) : resolve(data.result as Result)
      worker.onerror = () => reject(new Error('the worker of the verifier failed'))
      worker.postMessage(request)
    })
  const dispose = () => worker.terminate()
  try {
    await send({ type: 'create', lottery })
  } catch (error) {
    dispose()
    throw error
  }
  return {
    add: (draws) => send<void>({ type: 'add', draws }),
    finish: () => send<Verdict>({ type: 'finish' }),
    dispose,
  }
}

/** Verifies in a worker, so that the page stays responsive; on the page's own thread where a worker cannot start. */
export async function createVerifierAside(lottery: PublishedLottery): Promise<DisposableVerifier> {
  if (typeof Worker !== 'undefined') {
    try {
      return await createInWorker(lottery)
    } catch {
      // A policy refused it, or its file could not be loaded.
    }
  }
  return { ...(await createVerifier(lottery)), dispose: () => undefined }
}
