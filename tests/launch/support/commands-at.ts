import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, vi } from 'vitest'
import type { CalledGateway } from '@fanfare/gateway/testing/start-gateway.ts'
import { DEVELOPMENT_OPS_SECRET } from '@fanfare/kernel/config/config.ts'

/**
 * Lets a gateway listen, points the commands of each test at it and at a folder of the file's own, and keeps what they print. Call it
 * at the top of a file.
 */
export async function commandsAt(gateway: Pick<CalledGateway, 'listen'>) {
  const origin = await gateway.listen()
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-commands-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const output = {
    origin,
    folder,
    /** The printed text since the test began, or since the last call of `printed`. */
    written: '',
    /** The exit code of a command and the text that it prints. */
    printed: async (run: (args: string[]) => Promise<number>, ...args: string[]): Promise<[number, string]> => {
      output.written = ''
      return [await run(args), output.written]
    },
  }
  beforeEach(() => {
    output.written = ''
    vi.stubEnv('GATEWAY_ORIGIN', origin)
    vi.stubEnv('OPS_SECRET', DEVELOPMENT_OPS_SECRET)
    vi.stubEnv('INIT_CWD', folder)
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        output.written += String(chunk)
        return true
      })
  })
  return output
}
