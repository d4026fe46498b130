import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { buildEnvironment } from '@fanfare/runner/start/build.ts'
import { until } from '#tests/lifecycle/support/processes.ts'

const NEXT = inRoot('node_modules', 'next', 'dist', 'bin', 'next')
const FOLDER = inRoot('.bench', 'bare')
const START_SECONDS = 30

/**
 * Builds and serves `bench/bare`, a page of Next with one heading: what the framework costs without a product. Next finds the middleware of
 * the product in a folder above, which lets `/en` pass.
 */
export async function startBarePage() {
  cpSync(inRoot('bench', 'bare'), FOLDER, { recursive: true })
  const options = { cwd: FOLDER, env: buildEnvironment(), stdio: 'ignore' } as const
  execFileSync(process.execPath, [NEXT, 'build'], options)
  const port = await freePort()
  const server = spawn(process.execPath, [NEXT, 'start', '--port', String(port)], options)
  const origin = `http://127.0.0.1:${port}`
  await until('the bare page', START_SECONDS, async () => (await fetch(`${origin}/en`).catch(() => null))?.ok === true)
  return {
    origin,
    stop: async () => {
      server.kill()
      await once(server, 'exit')
    },
  }
}
