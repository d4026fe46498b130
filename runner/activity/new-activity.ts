import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { didYouMean } from '#activities/faults/nearest.ts'
import { newActivityText } from '#activities/template/new-activity-text.ts'
import { ACTIVITY_TYPE_NAMES, type ActivityTypeName } from '#lib/contract/activity-types.ts'
import { KEBAB_PATTERN } from '#lib/contract/identifiers.ts'
import { activityReport } from '#lib/contract/ops/activity-report.ts'
import { inRoot } from '../root.ts'
import { shownPath } from './activity-path.ts'
import { askGateway, Refused } from './ask-gateway.ts'
import { opsAccess } from './ops-access.ts'

const ALIAS_LENGTH = 64

function typeOf(name: string): ActivityTypeName {
  const found = ACTIVITY_TYPE_NAMES.find((type) => type.toLowerCase() === name.toLowerCase())
  if (found !== undefined) return found
  const types = ACTIVITY_TYPE_NAMES.join(', ')
  throw new Error(`${name} is no type of activity. There are ${types}${didYouMean(name, ACTIVITY_TYPE_NAMES)}`)
}

/** The file in `activities/` with this alias, whatever its name; null: none. */
function fileWith(alias: string): string | null {
  const names = readdirSync(inRoot('activities')).filter((name) => name.endsWith('.yaml'))
  const own = new RegExp(`^alias:\\s*['"]?${alias}['"]?\\s*(#.*)?$`, 'm')
  const found = names.find((name) => own.test(readFileSync(inRoot('activities', name), 'utf8')))
  return found === undefined ? null : shownPath(inRoot('activities', found))
}

/** Where a gateway can be asked: whether it has published this alias. */
async function isPublished(alias: string): Promise<boolean> {
  const access = await opsAccess(process.env).catch(() => null)
  if (access === null) return false
  try {
    await askGateway(access, activityReport, { alias })
    return true
  } catch (error) {
    if (error instanceof Refused && error.code === '51001') return false
    process.stderr.write(`Whether ${alias} is published already is not known. ${(error as Error).message}\n`)
    return false
  }
}

/** `new <type> <alias>`: writes `activities/<alias>.yaml`; refuses an alias that a file or the gateway has. */
export async function newActivity(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [type, alias] = positionals
  if (type === undefined || alias === undefined)
    throw new Error(`npm run activity -- new <type> <alias>\nTypes: ${ACTIVITY_TYPE_NAMES.join(', ')}`)
  const name = typeOf(type)
  if (!KEBAB_PATTERN.test(alias) || alias.length > ALIAS_LENGTH)
    throw new Error(`${alias} cannot be an alias: small letters, digits and hyphens, for example spring-cup.`)
  const existing = fileWith(alias)
  if (existing !== null) throw new Error(`${existing} has the alias ${alias} already.`)
  if (await isPublished(alias)) throw new Error(`An activity with the alias ${alias} is published already.`)
  const path = inRoot('activities', `${alias}.yaml`)
  writeFileSync(path, newActivityText(name, alias, Date.now()), { flag: 'wx' })
  process.stdout.write(`${shownPath(path)} is written. Fill in its values and its English texts, then:\n`)
  process.stdout.write(`  npm run activity -- check ${alias}\n`)
  return 0
}
