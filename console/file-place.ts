import { fieldWords, type StepWords } from '@fanfare/contract/staff/issue-words.ts'
import { assetWords, fileLabel } from '@fanfare/contract/staff/product-words.ts'
import { languageName } from '@fanfare/languages/languages.ts'
import { partsOf } from './words.ts'

/** A dotted path of an activity file in words: `texts.de.title` is `Texts, German, title`. */
export function filePlace(path: string): string {
  const isText = path.startsWith('texts.')
  const wordsOf: StepWords = (step, index) => {
    if (isText && index === 1) return { name: languageName(step) }
    return step.includes(':') ? { name: assetWords(step) } : fileLabel(step)
  }
  return fieldWords(path, wordsOf)
}

/** A JSON pointer of an activity file in words: `/tasks/trade/target` is `Tasks, trade, target`. */
export const pointerPlace = (pointer: string): string => filePlace(partsOf(pointer).join('.'))
