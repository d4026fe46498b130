import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { firstFile, installPackages } from './install-packages.ts'

/** Programs of WebKitGTK; `MiniBrowser` is in the library's own folder, whose name has the machine's architecture. */
export interface WebKitPrograms {
  driver: string
  browser: string
  display: string
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const LIBRARIES = '/usr/lib'
/** Debian packages of the two engines. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] }

export const findFirefox = (): string | undefined => firstFile([process.env.FIREFOX, ...FIREFOX])

function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined
  const folders = readdirSync(LIBRARIES).filter((name) => name.includes('-linux-'))
  return firstFile(
    folders.flatMap((name) => [
      join(LIBRARIES, name, 'webkit2gtk-4.1', 'MiniBrowser'),
      join(LIBRARIES, name, 'webkitgtk-6.0', 'MiniBrowser'),
    ]),
  )
}

/** All three programs, or undefined. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = firstFile(['/usr/bin/WebKitWebDriver'])
  const browser = findMiniBrowser()
  const display = firstFile(['/usr/bin/Xvfb'])
  return driver && browser && display ? { driver, browser, display } : undefined
}

/** Installs Firefox and WebKitGTK if they are missing and we may; returns the names of those still missing. */
export async function ensureEngines(say: (line: string) => void): Promise<string[]> {
  const wanted = [...(findFirefox() ? [] : PACKAGES.firefox), ...(findWebKit() ? [] : PACKAGES.webkit)]
  await installPackages(wanted, say)
  return [...(findFirefox() ? [] : ['Firefox']), ...(findWebKit() ? [] : ['WebKitGTK'])]
}
