import { expect, test } from 'vitest'
import { LOG_TOPICS } from '@fanfare/contract/staff/log.ts'
import { isTest, sourceFiles } from '../../fixtures/source-files.ts'

test('every topic that the contract promises is appended by a source of the gateway', () => {
  const writers = sourceFiles(/^packages\/gateway\/.*\.ts$/, ['packages'])
    .filter(({ path, text }) => !isTest(path) && /\bappendLog\(|\bNewLogEntry\b|\binsert into log\b/.test(text))
    .map(({ text }) => text)
  expect(writers.length).toBeGreaterThan(20)
  expect(LOG_TOPICS.filter((topic) => !writers.some((text) => text.includes(`'${topic}'`)))).toEqual([])
})
