import { existsSync } from 'node:fs'
import { missingFonts } from './fonts.ts'
import { installPackages } from './install-packages.ts'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const findChromium = (): string | undefined =>
  [process.env.CHROMIUM, ...PLACES].find((file) => file !== undefined && existsSync(file))

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
