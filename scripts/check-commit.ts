import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const MAXIMUM = 72
const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test']
const FORM = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9][a-z0-9-]*\\))?!?: (.+)$`)
/** Subjects that git writes; `fixup!` and `squash!` disappear in a rebase. */
const BY_GIT = /^(?:Merge |Revert "|fixup! |squash! |amend! )/

const NO_VERB =
  /^(?:an?|the|this|that|these|those|its?|my|our|we|i|no|not|every|each|all|any|some|one|two|of|on|in|at|to|for|from|with|without|by|as|if|when|while|where|what|such|there|new|only|also)$/
/** Imperatives that end like another form. */
const IMPERATIVE = /^(?:bring|embed|feed|need|seed|speed|shed|proceed|exceed|focus)$/
const OTHER_FORM = /(?:ing|ed|[^su]s)$/

/** The faults of a commit's subject; none for a good one. CONTRIBUTING.md has the rules. */
export function commitFaults(subject: string) {
  if (BY_GIT.test(subject)) return []
  const faults: string[] = []
  if (subject.length > MAXIMUM) faults.push(`is ${subject.length} characters long; ${MAXIMUM} are the most`)
  const [, summary] = FORM.exec(subject) ?? []
  if (summary === undefined) return [...faults, `is not "type(scope): summary" with a type of ${TYPES.join(', ')}`]
  if (summary.endsWith('.')) faults.push('ends with a full stop')
  const [first = ''] = summary.split(/[\s,:]/)
  if (!/^[a-z]/.test(first)) faults.push(`begins its summary with “${first}”, not with a verb in lower case`)
  else if (NO_VERB.test(first) || (OTHER_FORM.test(first) && !IMPERATIVE.test(first))) {
    faults.push(`begins its summary with “${first}”, not with an imperative ("add", not "added" or "adds")`)
  }
  return faults
}

/** The first line of a commit's message that is no comment. */
export const subjectOf = (message: string) => message.split('\n').find((line) => !/^#|^\s*$/.test(line)) ?? ''

function subjectsOf([first = '', second = '']: string[]) {
  if (first !== '--range') return [subjectOf(readFileSync(first, 'utf8'))]
  return execFileSync('git', ['log', '--format=%s', second], { encoding: 'utf8' }).split('\n').filter(Boolean)
}

if (import.meta.main) {
  const faulty = subjectsOf(process.argv.slice(2)).flatMap((subject) => {
    const faults = commitFaults(subject)
    return faults.length > 0 ? [`“${subject}”`, ...faults.map((fault) => `  ${fault}`)] : []
  })
  for (const line of faulty) process.stderr.write(`${line}\n`)
  process.exitCode = faulty.length > 0 ? 1 : 0
}
