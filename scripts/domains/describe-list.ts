import { acceptHosts } from '@fanfare/kernel/domains/accept-host.ts'
import { DOMAIN_FIELDS, LIST_FIELDS, type DomainList } from '@fanfare/kernel/domains/domain-list.ts'

/** The hosts that pages use of a list, as lines, and the reasons why they would leave it or a host out. */
export function describeList(list: DomainList, suffixes: readonly string[], now: number) {
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
