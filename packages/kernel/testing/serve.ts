import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { listen } from './listen.ts'

/** Serves until the running test is finished. @returns the origin */
export async function serve(listener: RequestListener): Promise<string> {
  const { origin, close } = await listen(createServer(listener))
  onTestFinished(close)
  return origin
}
