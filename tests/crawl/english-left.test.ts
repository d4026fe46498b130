import { expect, test } from 'vitest'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { englishLeft } from './english-left.ts'

test('[LOC-4] names that users have written may be Latin on a page in Arabic; words of the site may not', () => {
  const sentence = (name: string) => `${name}: نسبتك 35%`
  expect(englishLeft(sentence(isolateText('Harbour flyer')), 'ar', new Set())).toBeNull()
  expect(englishLeft(sentence('Harbour flyer'), 'ar', new Set())).toBe('Latin words in العربية: Harbour flyer')
})
