import { expect, test } from 'vitest'
import { isTest, sourceFiles } from '../../fixtures/source-files.ts'

const code = sourceFiles(/\.tsx$/).filter(({ path }) => !isTest(path))

test('[GW-7] every link to another site or tab gets its rel from one component', () => {
  const elements = code.flatMap(({ path, text }) =>
    [...text.matchAll(/<a\s[^>]*(?:target=|rel=)[^>]*>/gu)].map(([element]) => ({ path, element })),
  )
  expect(elements.length).toBeGreaterThan(3)
  expect(elements.filter(({ element }) => !element.includes('EXTERNAL_REL'))).toEqual([])
})
