import { afterEach, beforeEach, vi } from 'vitest'
import { DEVELOPMENT_OPS_SECRET } from '@fanfare/kernel/config/config.ts'

interface CommandOutput {
  /** The printed text since the test began, or since the last call of `printed`. */
  written: string
  /** The exit code of a command and the text that it prints. */
  printed: (run: (args: string[]) => Promise<number>, ...args: string[]) => Promise<[number, string]>
}

/**
 * Points the commands of each test at a gateway, and keeps what they print.
 * @param folder where commands find the files that they are given; the tests' own by default
 */
export function keepOutput(gatewayOrigin: () => string, folder?: string): CommandOutput {
  const output: CommandOutput = {
    written: '',
    async printed(run, ...args) {
      output.written = ''
      return [await run(args), output.written]
    },
  }
  beforeEach(() => {
    output.written = ''
    vi.stubEnv('GATEWAY_ORIGIN', gatewayOrigin())
    vi.stubEnv('OPS_SECRET', DEVELOPMENT_OPS_SECRET)
    if (folder !== undefined) vi.stubEnv('INIT_CWD', folder)
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        output.written += String(chunk)
        return true
      })
  })
  afterEach(() => vi.restoreAllMocks())
  return output
}
