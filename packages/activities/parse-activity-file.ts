import { checkActivityFile } from './check-activity-file.ts'
import { checkSoundParts } from './check-sound-parts.ts'
import { describeFaults, valueAt } from './faults/describe-faults.ts'
import type { FieldIssue } from './issue.ts'
import { dropMissingTexts } from './missing-texts.ts'
import { typesWithField } from './parts-of.ts'
import { parseYamlFile, type CheckedContent, type ParsedFile } from './parse-yaml-file.ts'
import { activityFileSchema, schemaOfType, type ActivityFile } from './schema.ts'

export type ParsedActivityFile = ParsedFile<ActivityFile>

/**
 * Parses and checks the text of an activity file, YAML 1.2 or JSON: syntax, fields and references. Each error has file, line,
 * column and field (ACT-9).
 * @param name the file's name in errors
 */
export const parseActivityFile = (text: string, name: string): ParsedActivityFile =>
  parseYamlFile(text, name, readContent)

function readContent(content: unknown): CheckedContent<ActivityFile> {
  const missing = dropMissingTexts(content)
  const read = activityFileSchema.safeParse(content)
  const issues: FieldIssue[] = [
    ...missing,
    ...(read.success
      ? checkActivityFile(read.data)
      : [
          ...describeFaults(
            { noun: 'an activity file', schema: schemaOfType(valueAt(content, ['type'])), typesWithField },
            content,
            read.error.issues,
          ),
          ...checkSoundParts(content, read.error.issues),
        ]),
  ]
  if (issues.length > 0) return { issues }
  if (!read.success) throw read.error
  return { file: read.data }
}
