import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { issueText } from '#activities/issue.ts'
import { parseActivityFile } from '#activities/parse-activity-file.ts'
import { command } from './command.ts'
import { ROOT, inRoot } from './root.ts'

const isActivityFile = (name: string): boolean => /\.(ya?ml|json)$/.test(name) && !name.endsWith('.schema.json')

const filesAt = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter(isActivityFile)
        .toSorted()
        .map((name) => join(path, name))
    : [path]

/** `npm run validate [-- files or folders]`: every error as `file:line:column field: message`; code 1 if there is one (ACT-9). */
await command(async () => {
  const given = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
  const paths =
    given.length > 0 ? given.map((path) => resolve(process.env.INIT_CWD ?? '.', path)) : [inRoot('activities')]
  const files = paths.flatMap(filesAt)
  const errors = files.flatMap((file) => {
    const result = parseActivityFile(readFileSync(file, 'utf8'), relative(ROOT, file))
    return result.ok ? [] : result.errors
  })
  for (const error of errors) process.stdout.write(`${issueText(error)}\n`)
  process.stdout.write(`${files.length} files, ${errors.length} errors\n`)
  return errors.length === 0 ? 0 : 1
})
