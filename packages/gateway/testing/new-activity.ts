import { MISSING_TEXT } from '@fanfare/activities/texts.ts'
import { newActivityText } from '@fanfare/activities/template/new-activity-text.ts'
import type { ActivityTypeName } from '@fanfare/contract/activity-types.ts'

/** A new file as its author leaves it: English texts written, which begin with the alias, and no other language. */
export function newActivityYaml(type: ActivityTypeName, alias: string, now: number): string {
  const [head = '', english = ''] = newActivityText(type, alias, now).split(/^ {2}(?:en|zh-CN): .*\n/m)
  return `${head}  en:\n${english.replaceAll(MISSING_TEXT, `${alias} words`)}`
}
