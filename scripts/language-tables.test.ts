import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { symlinkModules } from '#tests/fixtures/symlink-modules.ts'

const ROOT = join(import.meta.dirname, '..')

/** Run in the copy, whose modules have the new tables. */
const QUESTIONS = `
import { readFileSync } from 'node:fs'
import { languageByHeader, languageByLangCode, languageOf } from '@fanfare/languages/languages.ts'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { resolveTag } from '#lib/i18n/resolve-locale.ts'
import { languageAlternates } from '#lib/seo/alternates.ts'
import { pendingFaults } from './scripts/texts/pending-texts.ts'
import { readLanguage } from './scripts/texts/stale-texts.ts'

const { english, translations, file, ...found } = readLanguage('.', 'eo')
console.log(JSON.stringify({
  name: languageOf('eo').labelName,
  byTag: resolveTag('eo-001'),
  byHeader: languageByHeader('eo_XX').language,
  byNumber: languageByLangCode(21).language,
  alternate: languageAlternates('/rewards').eo,
  inEnglish: flattenMessages(loadMessages('eo')).size === flattenMessages(loadMessages('en')).size,
  inSchema: readFileSync('activities/activity.schema.json', 'utf8').includes('"eo"'),
  missing: found.missing.length === english.size,
  others: [...found.stale, ...found.left, ...pendingFaults('eo', english, translations, file.fingerprints, new Map())],
}))
`

test(
  '[LOC-1] a new language is its file: every table has it, and it lacks nothing but its texts',
  { tags: ['long'] },
  () => {
    const root = temporaryFolder()
    const paths =
      'activities components/ui/pictures legal lib locales packages scripts package.json package-lock.json'.split(' ')
    for (const path of paths) cpSync(join(ROOT, path), join(root, path), { recursive: true })
    symlinkModules(root)
    const german = readFileSync(join(ROOT, 'packages/languages/source/de.ts'), 'utf8')
    const invented = german
      .replaceAll("'de'", "'eo'")
      .replaceAll("'de_DE'", "'eo_XX'")
      .replace("'Deutsch'", "'Esperanto'")
      .replace('langCode: 10,', 'langCode: 21,')
      .replace('sortPriority: 100,', 'sortPriority: 210,')
      .replace(/countryCodes: \[.*\]/, 'countryCodes: []')
      .replace(/localeCodes: \[.*\]/, "localeCodes: ['eo', 'eo-001']")
    writeFileSync(join(root, 'packages/languages/source/eo.ts'), invented)
    writeFileSync(join(root, 'ask.ts'), QUESTIONS)
    const run = (file: string) => execFileSync(process.execPath, [file], { cwd: root, encoding: 'utf8' })
    run('scripts/write-generated.ts')
    expect(JSON.parse(run('ask.ts'))).toEqual({
      name: 'Esperanto',
      byTag: 'eo',
      byHeader: 'eo',
      byNumber: 'eo',
      alternate: '/eo/rewards',
      inEnglish: true,
      inSchema: true,
      missing: true,
      others: [],
    })
  },
)
