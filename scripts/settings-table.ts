import { parseConfig } from '@fanfare/kernel/config/config.ts'
import { SECRET_SETTINGS } from '@fanfare/kernel/config/secret-files.ts'
import { markdownTable } from './markdown-table.ts'
import type { SettingGroup } from './look-and-links.ts'
import { SETTING_GROUPS } from './setting-texts.ts'

export const settingNames = () => SETTING_GROUPS.flatMap(({ rows }) => Object.keys(rows))

/** Defaults of the code: the values for an empty environment. */
function defaults(): Record<string, unknown> {
  const result = parseConfig({})
  if (!result.ok) throw new Error('an empty environment must do')
  return result.config
}

function defaultText(value: unknown, unset: string | undefined) {
  if (unset !== undefined) return unset
  if (typeof value === 'boolean') return value ? '`on`' : '`off`'
  return `\`${String(value)}\``
}

const table = (rows: SettingGroup['rows'], values: Record<string, unknown>) =>
  markdownTable(
    ['Setting', 'What it does', 'Default', 'When live'],
    Object.entries(rows).map(([name, [text, unset, live = '']]) => [
      `\`${name}\``,
      text,
      defaultText(values[name], unset),
      live,
    ]),
  )

/** The page of `npm run docs -- settings`. */
export function settingsPage() {
  const values = defaults()
  const sections = SETTING_GROUPS.map(({ title, rows }) => `## ${title}\n\n${table(rows, values)}`)
  return `# Settings

Settings are environment variables, read when a process starts. One build serves any of them. Switches are \`on\` or \`off\` (also \`1\`, \`0\`, \`true\`, \`false\`),
lists are separated by spaces or commas. Whatever cannot be used is named, all at once, and nothing starts.

A secret may be in a file instead: \`DATABASE_URL_FILE=/run/secrets/database-url\` in the place of \`DATABASE_URL\`. White space around it does not
count, the file is read when a process starts, and a file that is missing or empty, or a setting that is given twice, is refused. This holds for
${SECRET_SETTINGS.map((name) => `\`${name}\``).join(', ')}.

A deployment is **live** when \`SITE_ORIGIN\` is not a loopback host. It then refuses what the last column says
(docs/deploying/deploy.md).

${sections.join('\n\n')}
`
}
