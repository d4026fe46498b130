import { missingFonts } from './fonts.ts'
import { firstFile, installPackages } from './install-packages.ts'

type Say = (line: string) => void

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** The same engine without the window around it, where a page costs less than half the processor time (ADR 0102). */
const SHELL = '/usr/bin/chromium-headless-shell'

const findChromium = (): string | undefined => firstFile([process.env.CHROMIUM, ...WHOLE])
const findShell = (): string | undefined => firstFile([process.env.CHROMIUM, SHELL])

/** The browser of the browser tests; without any, the place where Debian puts one. */
export const testBrowser = (): string => findShell() ?? findChromium() ?? SHELL

function orRefuse(file: string | undefined): string {
  if (file !== undefined) return file
  throw new Error('There is no Chromium. Install Debian’s package "chromium", or set CHROMIUM to the path of one.')
}

/**
 * Installs Debian's Chromium and the fonts when they are missing and we may.
 * @throws Error, a sentence for the user, when there is no browser.
 */
export async function ensureBrowser(say: Say): Promise<string> {
  await installPackages([...(findChromium() ? [] : ['chromium']), ...missingFonts()], say)
  return orRefuse(findChromium())
}

/** As `ensureBrowser`, for the browser tests: they run in a whole Chromium where its headless shell cannot be installed. */
export async function ensureTestBrowser(say: Say): Promise<string> {
  await installPackages(findShell() ? [] : ['chromium-headless-shell'], say)
  const shell = findShell()
  if (shell === undefined) return ensureBrowser(say)
  await installPackages(missingFonts(), say)
  return shell
}
