import { parseArgs } from 'node:util'
import { COMMANDS } from './commands.mjs'

/** When the command began, ms since 1970, also where the bootstrap handed over to another Node. */
export const began = Number(process.env.FANFARE_BEGAN ?? Date.now())
// A program that we start has a beginning of its own.
delete process.env.FANFARE_BEGAN

const EVERY_MS = 10_000

/** Says every 10 s how long the command has run. @returns a function that stops it */
export function sayTime(say) {
  const timer = setInterval(() => say(`  ${Math.round((Date.now() - began) / 1000)} s so far`), EVERY_MS)
  return () => clearInterval(timer)
}

const HELP = /** @type {const} */ ({
  help: { type: 'boolean', short: 'h', about: 'prints this and does nothing else' },
})

/** The command of a script and its arguments: the part of the script that the first argument names, or the script itself. */
export function findCommand(script, args) {
  const [first = '', ...rest] = args
  const part = Object.entries(COMMANDS).find(
    ([name, { under }]) => under === script && first !== '' && (name === first || name.endsWith(`:${first}`)),
  )
  // Arguments that are all steps run as steps, which build first, not as the part of the same name.
  const steps = script === 'test' ? COMMANDS.test.positionals[1].split(/, | or /) : []
  if (part === undefined || args.every((one) => steps.includes(one))) return [script, args]
  return [part[0], rest]
}

function npmName(name) {
  const { under } = COMMANDS[name]
  if (under) return `${npmName(under)} -- ${name.split(':').at(-1)}`
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
}

function columns(rows) {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`)
}

const optionRows = (options = {}) =>
  Object.entries(options).map(([name, { value, about }]) => [`--${name}${value ? ` ${value}` : ''}`, about])

function commandLines(commands) {
  const rows = Object.entries(commands).flatMap(([name, { usage = '', about, options }]) => [
    [`${name} ${usage}`.trim(), about],
    ...optionRows(options).map(([option, meaning]) => [`    ${option}`, meaning]),
  ])
  return ['', 'Commands', ...columns(rows)]
}

/** Usage, options and examples, as `npm run <name> -- --help` prints them. */
export function helpText(name) {
  const { about, usage = [''], options, positionals, commands, passes, note, examples, under } = COMMANDS[name]
  const parts = Object.entries(COMMANDS).filter(([, one]) => one.under === name)
  const rows = [...(positionals ? [positionals] : []), ...optionRows({ ...options, ...HELP })]
  return [
    'Usage',
    ...usage.map((tail) => `  ${npmName(name)} ${under ? tail.replace(/^-- /, '') : tail}`.trimEnd()),
    '',
    about,
    ...(note ? [note] : []),
    ...(passes ? [`All other arguments go to ${passes}.`] : []),
    ...(commands ? commandLines(commands) : []),
    ...(parts.length > 0 ? ['', 'Parts', ...columns(parts.map(([part, one]) => [npmName(part), one.about]))] : []),
    '',
    'Options',
    ...columns(rows),
    '',
    'Examples',
    ...columns(examples),
  ].join('\n')
}

/** A sentence for what `parseArgs` refuses. */
function faultOf({ code, message }) {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Unknown option ${/'(-[^']*)'/.exec(message)?.[1] ?? ''}.`
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return `Unexpected argument ${/'([^']*)'/.exec(message)?.[1] ?? ''}.`
  return `${message.split('. ')[0].replace(/\.$/, '')}.`
}

/** How many letters differ. A copy of `editDistance` of the kernel: the bootstrap runs before TypeScript can be read. */
function differingLetters(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min(row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1), row[j] + 1, next[j - 1] + 1))
    row = next
  }
  return row[b.length]
}

/** ` Did you mean publish?` for a name that differs from one of these in two letters at most, or nothing. */
export function didYouMean(written, names) {
  const [nearest] = names
    .map((name) => ({ name, letters: differingLetters(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ letters, name }) => letters <= 2 && letters < name.length)
    .toSorted((a, b) => a.letters - b.letters)
  return nearest ? ` Did you mean ${nearest.name}?` : ''
}

/** The entry against which arguments are checked: that of the script, or that of the command that its first argument names. */
function expected(name, args) {
  const { commands, options, positionals } = COMMANDS[name]
  if (!commands) return { options, allowPositionals: positionals !== undefined }
  const [first] = args.filter((argument) => !argument.startsWith('-'))
  if (first === undefined || !Object.hasOwn(commands, first)) {
    const names = Object.keys(commands)
    const fault = first === undefined ? 'A command is missing.' : `Unknown command ${first}.${didYouMean(first, names)}`
    throw new Error(`${fault} There are: ${names.join(', ')}.`)
  }
  const { options: own, usage } = commands[first]
  // The name of the command is an argument, too.
  return { options: own, allowPositionals: true, most: usage ? Infinity : 1 }
}

/** `help`, or the `fault` of the arguments as a sentence, or neither: the command may run. */
export function checkArguments(name, args) {
  const end = args.indexOf('--')
  const own = end === -1 ? args : args.slice(0, end)
  if (own.includes('--help') || own.includes('-h')) return { help: true }
  if (COMMANDS[name].passes) return {}
  try {
    const { options, allowPositionals, most = Infinity } = expected(name, args)
    const { positionals } = parseArgs({ args, options, allowPositionals })
    return positionals.length > most ? { fault: `Unexpected argument ${positionals[most]}.` } : {}
  } catch (error) {
    return { fault: error.code ? faultOf(error) : error.message }
  }
}

/** Where the options of a script are described. */
export const helpHint = (name) => `"${npmName(name)} ${COMMANDS[name].under ? '' : '-- '}--help" shows what it takes.`

/** All scripts with their first sentence. */
export const listText = () =>
  ['Usage', '  npm start, npm test, or npm run <name> -- <arguments>', '', 'Names']
    .concat(
      columns(
        Object.entries(COMMANDS)
          .filter(([, { under }]) => under === undefined)
          .map(([name, { about }]) => [name, about.split('. ')[0].replace(/\.$/, '')]),
      ),
    )
    .concat('', 'Options', '  --help   prints usage, options and examples of one: npm run bench -- --help')
    .concat('', 'Examples', '  npm run help')
    .join('\n')
