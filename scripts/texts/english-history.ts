import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { fingerprint } from './text-source.ts'
import { createTextSources, readTexts } from './text-sources.ts'

/** The file of a text id in the repository. */
function fileOf(id: string) {
  const group = id.slice(0, id.indexOf(':'))
  if (group === 'common') return `locales/${DEFAULT_LOCALE}/common.json`
  return group.startsWith('legal/') ? `${group}.yaml` : `activities/${group}.yaml`
}

/**
 * The English texts with the given fingerprints, from the git history of their files, newest version first. A text that
 * is in no commit is left out, all of them where there is no git.
 */
export function previousEnglish(root: string, wanted: ReadonlyMap<string, string>) {
  const found = new Map<string, string>()
  for (const [file, entries] of Map.groupBy(wanted, ([id]) => fileOf(id))) {
    const open = new Map(entries)
    for (const commit of git(root, 'log', '--format=%H', '--', file).split('\n').filter(Boolean)) {
      if (open.size === 0) break
      const texts = englishIn(file, git(root, 'show', `${commit}:${file}`))
      for (const [id, hash] of open) {
        const text = texts.get(id)
        if (text === undefined || fingerprint(text) !== hash) continue
        found.set(id, text)
        open.delete(id)
      }
    }
  }
  return found
}

function git(root: string, ...command: string[]) {
  try {
    return execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

/** The English texts of one version of a file, read like today's from a folder that holds nothing else. */
function englishIn(file: string, content: string): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  try {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
    return readTexts(createTextSources(folder), DEFAULT_LOCALE)
  } catch {
    return new Map()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
