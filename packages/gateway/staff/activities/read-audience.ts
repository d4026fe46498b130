import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { malformed } from '../../http/read-input.ts'

/**
 * The different ids of a text with an id in each line, with a line feed between two; blank lines and blanks around an id are dropped.
 * @throws DomainError 40000 with the line
 */
export function readAudience(text: string) {
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  const ids = lines.flatMap((line, index) => {
    const id = line.trim()
    if (id === '') return []
    if (!ID_PATTERN.test(id))
      throw malformed('text', `line ${index + 1} is no user id: 1 to 64 letters, digits, - or _`)
    return [id]
  })
  return { ids: [...new Set(ids)].join('\n'), lines: ids.length }
}
