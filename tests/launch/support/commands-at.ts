import { beforeEach, expect, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { DEVELOPMENT_OPS_SECRET } from '@fanfare/kernel/config/config.ts'

type Command = (args: string[]) => Promise<number>

/**
 * Borrows a gateway that listens, and points the commands of each test at it and at a folder of the file's own. Call it at the top
 * of a file.
 */
export async function commandsAt(options?: Parameters<typeof borrowGateway>[0]) {
  const gateway = await borrowGateway(options)
  const origin = await gateway.listen()
  const folder = temporaryFolder()
  let written = ''
  beforeEach(() => {
    vi.stubEnv('GATEWAY_ORIGIN', origin)
    vi.stubEnv('OPS_SECRET', DEVELOPMENT_OPS_SECRET)
    vi.stubEnv('INIT_CWD', folder)
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        written += String(chunk)
        return true
      })
  })
  /** Runs a command with these words: it ends with this code, and prints just this text or one that matches. @returns the text */
  async function prints(run: Command, args: string | string[], code: number, text: string | RegExp = /^/) {
    written = ''
    const ended = await run(typeof args === 'string' ? args.split(' ').filter(Boolean) : args)
    expect([ended, written]).toEqual([code, typeof text === 'string' ? text : expect.stringMatching(text)])
    return written
  }
  return { gateway, origin, folder, prints }
}
