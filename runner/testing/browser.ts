import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hasProgram, installPackages } from './install-packages.ts'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** Without these fonts the browser tests would see boxes instead of Arabic, Persian and East Asian glyphs, and hashes in another font. */
const FONTS = ['fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-mono']

export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM, ...PLACES].find((file) => file !== undefined && existsSync(file))

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
 * @throws Error, a sentence for the user, when there is no browser.
 */
export async function ensureBrowser(say: (line: string) => void): Promise<string> {
  await installPackages([...(findChromium() ? [] : ['chromium']), ...missingFonts()], say)
  const chromium = findChromium()
  if (!chromium) {
    throw new Error('There is no Chromium. Install Debian’s package "chromium", or set CHROMIUM to the path of one.')
  }
  return chromium
}
