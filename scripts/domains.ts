import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { domainSettings } from '@fanfare/kernel/config/domain-settings.ts'
import { parseDomainList, DOMAIN_FIELDS, LIST_FIELDS, type DomainList } from '@fanfare/kernel/domains/domain-list.ts'
import { helpText } from '@fanfare/runner/command-line.mjs'
import { COMMANDS } from '@fanfare/runner/commands.mjs'
import { createSigningKeys, sealDomainList } from '@fanfare/kernel/domains/seal-domain-list.ts'
import { acceptHosts } from '@fanfare/kernel/domains/accept-host.ts'
import { openDomainList } from '#lib/domains/open-domain-list.ts'

/** The hosts that pages would use from a list, as lines, and why they would refuse the list or a host. */
function describeList(list: DomainList, suffixes: readonly string[], now: number) {
  const { accepted, refused } = acceptHosts(list, suffixes)
  const problems = refused.map((host) => `${host} is not below a suffix of DOMAIN_SUFFIXES`)
  if (list.expires <= now) problems.push('the list has expired')
  if (Object.values(accepted).every((hosts) => hosts.length === 0))
    problems.push('the list names no host that may be used')
  const lines = [
    `seq      ${list.seq}`,
    `expires  ${new Date(list.expires).toISOString()}`,
    ...DOMAIN_FIELDS.map((field) => `${LIST_FIELDS[field].padEnd(9)}${accepted[field].join(' ') || '–'}`),
  ]
  return { lines, problems }
}

const { keys, make: making } = COMMANDS.domains.commands

const print = (line: string) => process.stdout.write(`${line}\n`)

function settings() {
  const domains = domainSettings(requireConfig(process.env))
  if (!domains) throw new Error('Set DOMAIN_LIST_URLS, DOMAIN_LIST_KEY, DOMAIN_LIST_PUBLIC_KEY and DOMAIN_SUFFIXES.')
  return domains
}

function need(value: string | undefined) {
  if (value === undefined) throw new Error(helpText('domains'))
  return value
}

function makeKeys(file: string) {
  const { privateKey, publicKey } = createSigningKeys()
  // `wx` never overwrites a key: without it, no further list could be signed.
  writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' })
  print(`DOMAIN_LIST_KEY=${randomBytes(24).toString('hex')}`)
  print(`DOMAIN_LIST_PUBLIC_KEY=${publicKey}`)
}

async function check(file: string) {
  const domains = settings()
  const list = await openDomainList(readFileSync(file, 'utf8'), domains)
  const { lines, problems } = describeList(list, domains.suffixes, Date.now())
  for (const line of lines) print(line)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

async function make(from: string, privateFile: string, to: string) {
  const { key } = settings()
  const list = parseDomainList(readFileSync(from, 'utf8'))
  writeFileSync(to, sealDomainList(list, { key, privateKey: readFileSync(privateFile, 'utf8') }))
  await check(to)
}

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...keys.options, ...making.options },
  })
  const [command, file] = positionals
  if (command === 'keys') return makeKeys(need(values.private))
  if (command === 'make') return make(need(file), need(values.private), need(values.to))
  if (command === 'check') return check(need(file))
  throw new Error(helpText('domains'))
}

await run().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
})
