import { fieldWords } from '@fanfare/contract/staff/issue-words.ts'
import { fileLabel } from '@fanfare/contract/staff/product-words.ts'
import { languageName, partsOf } from './words.ts'

/** A dotted path of an activity file in words: `texts.de.title` is `Texts, German, title`. */
export const filePlace = (path: string): string => fieldWords(path, (name) => fileLabel(languageName(name)))

/** A JSON pointer of an activity file in words: `/tasks/trade/target` is `Tasks, trade, target`. */
export const pointerPlace = (pointer: string): string => filePlace(partsOf(pointer).join('.'))
