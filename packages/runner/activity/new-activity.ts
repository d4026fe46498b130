import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { didYouMean } from '@fanfare/kernel/edit-distance.ts'
import { newActivityText } from '@fanfare/activities/template/new-activity-text.ts'
import { ACTIVITY_TYPE_NAMES } from '@fanfare/contract/activity-types.ts'
import { KEBAB_PATTERN } from '@fanfare/contract/identifiers.ts'
import { activityReport } from '@fanfare/contract/ops/activity-report.ts'
import { inRoot } from '../root.ts'
import { fromHere, shownPath } from './activity-path.ts'
import { COMMANDS } from '../commands.mjs'
import { askStaff, isNotFound, opsAccess } from './ask-gateway.ts'
import { say, warn } from '../commands/command.ts'

const ALIAS_LENGTH = 64

function typeOf(name: string) {
  if (name.toLowerCase() === 'programme')
    throw new Error('A campaign of agents has no template: copy activities/programmes/global-partners.yaml.')
  const found = ACTIVITY_TYPE_NAMES.find((type) => type.toLowerCase() === name.toLowerCase())
  if (found !== undefined) return found
  const types = ACTIVITY_TYPE_NAMES.join(', ')
  throw new Error(`${name} is no type of activity. There are ${types}${didYouMean(name, ACTIVITY_TYPE_NAMES)}`)
}

/** The file with this alias, whatever its name; null when there is none. */
function fileWith(alias: string, folder: string) {
  const own = new RegExp(`^alias:\\s*['"]?${alias}['"]?\\s*(#.*)?$`, 'm')
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name))
  return paths.find((path) => own.test(readFileSync(path, 'utf8'))) ?? null
}

/** Whether the gateway has published this alias; false if none answers. */
async function isPublished(alias: string) {
  const access = await opsAccess(process.env).catch(() => null)
  if (access === null) return false
  try {
    await askStaff(access, activityReport, { params: { alias } })
    return true
  } catch (error) {
    if (isNotFound(error)) return false
    warn(`Whether ${alias} is published already is not known. ${(error as Error).message}`)
    return false
  }
}

/** `new <type> <alias>`: writes `<alias>.yaml` into `activities/` or `--to`; refuses an alias that a file or the gateway has. */
export async function newActivity(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: COMMANDS.activity.commands.new.options,
  })
  const [type, alias] = positionals
  if (type === undefined || alias === undefined)
    throw new Error(`npm run activity -- new <type> <alias>\nTypes: ${ACTIVITY_TYPE_NAMES.join(', ')}`)
  const name = typeOf(type)
  if (!KEBAB_PATTERN.test(alias) || alias.length > ALIAS_LENGTH)
    throw new Error(`${alias} cannot be an alias: small letters, digits and hyphens, for example spring-cup.`)
  const activities = inRoot('activities')
  const folder = values.to === undefined ? activities : fromHere(values.to)
  const existing = fileWith(alias, activities) ?? fileWith(alias, folder)
  if (existing !== null) throw new Error(`${shownPath(existing)} has the alias ${alias} already.`)
  if (await isPublished(alias)) throw new Error(`An activity with the alias ${alias} is published already.`)
  const path = join(folder, `${alias}.yaml`)
  writeFileSync(path, newActivityText(name, alias, Date.now()), { flag: 'wx' })
  say(`${shownPath(path)} is written. Fill in its values and its English texts, then:`)
  say(`  npm run activity -- check ${folder === activities ? alias : shownPath(path)}`)
  return 0
}
