import { existsSync } from 'node:fs'
import { runCommand } from './run-command.ts'

export const hasProgram = (name: string): boolean =>
  (process.env.PATH ?? '').split(':').some((dir) => existsSync(`${dir}/${name}`))

export const firstFile = (files: readonly (string | undefined)[]): string | undefined =>
  files.find((file) => file !== undefined && existsSync(file))

/** Installs Debian packages if we are root and there is apt-get; prints the reason otherwise, and errors. */
export async function installPackages(wanted: readonly string[], say: (line: string) => void): Promise<void> {
  if (wanted.length === 0) return
  if (process.getuid?.() !== 0 || !hasProgram('apt-get')) {
    say(`Not installed, and only root can install them here: ${wanted.join(', ')}.`)
    return
  }
  say(`Installing ${wanted.join(', ')} (once) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { env, bare: true })
  // Another test may be installing a package.
  const args = ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-qq', '--no-install-recommends', ...wanted]
  const { code, output } = await runCommand('apt-get', args, { env, bare: true })
  if (code !== 0) say(`That failed:\n${output.trim().split('\n').slice(-3).join('\n')}`)
}
