import { spawn, type SpawnOptions } from 'node:child_process'

/** Runs a program to its end. @throws Error with `fault` of its code and of what it printed into pipes, unless the code is 0 */
export const runToEnd = (
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  fault: (code: number | null, output: string) => string,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, options)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(fault(code, output)))))
  })
