/** Names beside the texts of a section: its anchor and its picture. */
const NAMES = /(?:^|\.)sections\.\d+\.(?:key|image)$/

/** Every text in the texts of an activity or a legal document, with its path: `faq.0.answer`. Empty texts are left out. */
export function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return value.trim() === '' || NAMES.test(path) ? [] : [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, path ? `${path}.${key}` : key))
}
