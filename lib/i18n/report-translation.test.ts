import { createTranslator } from 'use-intl/core'
import { expect, test, vi } from 'vitest'
import type { Locale } from '@fanfare/languages/locales.ts'
import { reportTranslation } from './report-translation.ts'

test('[LOC-4] a missing text is empty, and reported once for each key and language', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const say = (locale: Locale, key: string) =>
    createTranslator({
      locale,
      messages: { task: { go: 'Go' } },
      onError: reportTranslation,
      getMessageFallback: () => '',
    })(key as never)
  expect([say('en', 'task.gone'), say('en', 'task.gone'), say('en', 'task.lost'), say('de', 'task.gone')]).toEqual([
    '',
    '',
    '',
    '',
  ])
  const lines = report.mock.calls.map(([line]) => String(line))
  report.mockRestore()
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line).toMatch(/^translation: MISSING_MESSAGE.*task\.(gone|lost)/)
})
