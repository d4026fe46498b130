import { expect, test } from 'vitest'
import { sourceFiles } from '../../fixtures/source-files.ts'

const icons = sourceFiles(/\.tsx$/).flatMap(({ path, text }) =>
  [...text.matchAll(/<Icon\s[^>]*>/g)].map(([element]) => ({ path, element })),
)

test('bold icons are check marks, because the bundle has no other bold icon', () => {
  const bold = icons.filter(({ element }) => /bold/.test(element))
  expect(bold.length).toBeGreaterThan(0)
  expect(bold.filter(({ element }) => !element.includes('icon={CheckIcon}'))).toEqual([])
})
