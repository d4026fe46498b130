import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { hasProgram } from './install-packages.ts'

/**
 * The fonts of the browser tests: Arabic, Persian, East Asian and other scripts, digits of hashes, and the emoji that
 * players put into the names of their teams.
 */
const PACKAGES = ['fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-mono', 'fonts-noto-color-emoji']
const FONT_FILE = /\.(?:ttf|ttc|otf)$/

function query(...args: string[]): string | null {
  try {
    return execFileSync('dpkg-query', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}

/** The Debian packages of fonts that are not installed; none where Debian's tools are missing. */
export function missingFonts(): string[] {
  if (!hasProgram('dpkg-query')) return []
  return PACKAGES.filter((name) => !query('-W', '-f=${Status}', name)?.includes('install ok installed'))
}

const prefer = (generic: string, family: string): string =>
  `<alias binding="strong"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`

/** Rendering as on a plain Debian, whatever the machine prefers. */
const configOf = (dir: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(dir, 'fonts')}</dir>
  <cachedir>${join(dir, 'cache')}</cachedir>
  ${prefer('sans-serif', 'Noto Sans')}
  ${prefer('system-ui', 'Noto Sans')}
  ${prefer('serif', 'Noto Serif')}
  ${prefer('monospace', 'Noto Sans Mono')}
  ${prefer('emoji', 'Noto Color Emoji')}
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`

/**
 * Writes a fontconfig file with the fonts of the tests alone, so that pictures and layout never depend on other fonts of
 * the machine.
 * @returns the path for `FONTCONFIG_FILE`; undefined on systems without Debian's tools, whose browsers choose fonts themselves
 * @throws Error that names the packages which are not installed
 */
export function writeFontConfig(): string | undefined {
  if (!hasProgram('dpkg-query')) return undefined
  const missing = missingFonts()
  if (missing.length > 0) {
    throw new Error(`The browser tests need fonts that are not installed: apt-get install ${missing.join(' ')}`)
  }
  const files = (query('-L', ...PACKAGES) ?? '').split('\n').filter((file) => FONT_FILE.test(file))
  const content = `${files.join('\n')}${configOf('')}`
  const dir = join(tmpdir(), `fanfare-fonts-${createHash('sha256').update(content).digest('hex').slice(0, 12)}`)
  const file = join(dir, 'fonts.conf')
  if (existsSync(file)) return file
  mkdirSync(join(dir, 'fonts'), { recursive: true })
  for (const font of files) {
    const link = join(dir, 'fonts', basename(font))
    if (!existsSync(link)) symlinkSync(font, link)
  }
  writeFileSync(file, configOf(dir))
  return file
}
