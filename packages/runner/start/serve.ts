import type { Mode } from './child-specs.ts'
import { onEnd } from '../processes/end-signals.ts'
import { greeting } from './greeting.ts'
import { type Stack, startStack } from './stack.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** `npm start` and `npm run dev`: starts everything, prints the addresses, and stops everything at the end. */
export async function serve(mode: Mode): Promise<void> {
  const giveUp = new AbortController()
  let stack: Stack | null = null
  let starting: Promise<unknown> = Promise.resolve()
  onEnd(async () => {
    say('Stopping …')
    giveUp.abort()
    await starting.catch(() => {})
    await stack?.stop()
    say('Stopped.')
  })
  const began = performance.now()
  try {
    starting = startStack({ mode, env: process.env, say, signal: giveUp.signal }).then((started) => (stack = started))
    await starting
    if (stack) say(await greeting(stack, (performance.now() - began) / 1000))
  } catch (error) {
    if (giveUp.signal.aborted) return
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}
