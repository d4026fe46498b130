import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runCommand } from './run-command.ts'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** Arabic, Persian and the East Asian scripts must have glyphs, or the browser tests look at boxes. */
const FONTS = ['fonts-noto-core', 'fonts-noto-cjk']

export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM, ...PLACES].find((file) => file !== undefined && existsSync(file))

const hasProgram = (name: string): boolean =>
  (process.env.PATH ?? '').split(':').some((dir) => existsSync(`${dir}/${name}`))

function missingFonts(): string[] {
  if (!hasProgram('dpkg-query')) return []
  return FONTS.filter((name) => {
    try {
      const status = execFileSync('dpkg-query', ['-W', '-f=${Status}', name], { stdio: ['ignore', 'pipe', 'ignore'] })
      return !status.toString().includes('install ok installed')
    } catch {
      return true
    }
  })
}

/**
 * Installs Debian's Chromium and the fonts when they are missing and we may.
 * @throws Error, a sentence for a person, when there is no browser.
 */
export async function ensureBrowser(say: (line: string) => void): Promise<string> {
  const wanted = [...(findChromium() ? [] : ['chromium']), ...missingFonts()]
  const mayInstall = process.getuid?.() === 0 && hasProgram('apt-get')
  if (wanted.length > 0 && mayInstall) {
    say(`Installing ${wanted.join(', ')} (once) …`)
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runCommand('apt-get', ['update', '-qq'], { env, bare: true })
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...wanted]
    const { code, output } = await runCommand('apt-get', args, { env, bare: true })
    if (code !== 0) say(`That failed:\n${output.trim().split('\n').slice(-3).join('\n')}`)
  } else if (wanted.length > 0) {
    say(`Not installed, and only root can install them here: ${wanted.join(', ')}.`)
  }
  const chromium = findChromium()
  if (!chromium) {
    throw new Error('There is no Chromium. Install Debian’s package "chromium", or set CHROMIUM to the path of one.')
  }
  return chromium
}
