import * as z from 'zod/mini'
import { countryFault, isCountry } from '../countries.ts'
import { unreadablePairs, type Accent } from '../theme/brand.ts'

/** Field types of the settings: each reads the text of one environment variable. */

const matching = (form: RegExp, message: string) => z.string().check(z.regex(form, message))
const accepted = (isAccepted: (text: string) => boolean, message: string) =>
  z.string().check(z.refine(isAccepted, message))

const wholeNumber = (from: number, to: number) => {
  const message = `must be a whole number from ${from} to ${to}`
  return z.pipe(
    z.pipe(matching(/^\d{1,9}$/, message), z.transform(Number)),
    z.number().check(z.minimum(from, message), z.maximum(to, message)),
  )
}

const isUrl = (text: string, protocols: string[]) => URL.canParse(text) && protocols.includes(new URL(text).protocol)

const isOrigin = (text: string) => {
  if (!isUrl(text, ['http:', 'https:'])) return false
  const { pathname, search, hash, username, password } = new URL(text)
  return pathname === '/' && !(search || hash || username || password)
}

const cutPair = (pair: string): [string, string] => {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}

const isUrlPair = (pair: string, names: readonly string[]) => {
  const [name, url] = cutPair(pair)
  return names.includes(name) && isUrl(url.replaceAll('{locale}', 'en'), ['http:', 'https:'])
}

/** `https://host[:port]`, without path; a trailing slash is accepted. */
const origin = z.pipe(
  accepted(isOrigin, 'must be an origin like https://promo.example.com, without a path'),
  z.transform((text) => new URL(text).origin),
)

const list = (separator: RegExp) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.split(separator).filter(Boolean)),
  )

/** Separated by spaces or commas. */
const items = <Item extends z.ZodMiniType<string, string>>(item: Item) => z.pipe(list(/[\s,]+/), z.array(item))
const words = (form: RegExp, message: string) => items(matching(form, message))
/** `name=value` pairs, separated by spaces or commas. */
const pairs = <Name extends string>(isPair: (pair: string) => boolean, message: string) =>
  z.pipe(
    items(accepted(isPair, message)),
    z.transform((texts) => Object.fromEntries(texts.map(cutPair)) as Partial<Record<Name, string>>),
  )
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(?:localhost|127\\.0\\.0\\.1|(?=.{1,253}$)(?:${LABEL}\\.)+(?=[a-z])${LABEL})$`)

const ADDRESS_MESSAGE = 'must be an IP address or localhost'

const HEX_COLOR = '#[0-9a-fA-F]{6}'

const accentOf = (text: string): Accent => {
  const [light = '', dark] = text.split(' ')
  return dark === undefined ? { light } : { light, dark }
}

const accent = z.pipe(
  z.string().check(
    z.regex(new RegExp(`^${HEX_COLOR}(?: ${HEX_COLOR})?$`), {
      error: 'must be a colour like #1D4ED8, or two: for light and for dark',
      abort: true,
    }),
    z.refine((text) => unreadablePairs(accentOf(text)).length === 0, {
      error: ({ input }) => `is not readable: ${unreadablePairs(accentOf(String(input))).join('; ')}`,
    }),
  ),
  z.transform(accentOf),
)

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const RATE = /^(?=.*[1-9])(?:0|[1-9]\d{0,8})(?:\.\d{1,8})?$/

const isRate = (pair: string) => {
  const [currency, rate] = cutPair(pair)
  return CURRENCIES.has(currency) && RATE.test(rate)
}

const IMAGE = /^\/static\/images\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:svg|png|webp|jpe?g)$/

export const field = {
  /** `#RRGGBB`, or two of them separated by a space: for light and for dark. */
  accent,
  /** On the site itself, whose pages show images of no other host. */
  imagePath: matching(IMAGE, 'must be the path of an image like /static/images/logo.svg'),
  /** The address to listen at. */
  host: z.union([z.ipv4(), z.ipv6(), z.literal('localhost')], ADDRESS_MESSAGE),
  wholeNumber,
  rate: z.pipe(
    matching(/^\d{1,6}(\.\d{1,3})?$/, 'must be a number of events per second, 0 or more'),
    z.transform(Number),
  ),
  switch: z.stringbool({
    truthy: ['on', '1', 'true'],
    falsy: ['off', '0', 'false'],
    case: 'sensitive',
    error: 'must be "on" or "off"',
  }),
  origin,
  url: (protocols: string[]) =>
    accepted((text) => isUrl(text, protocols), `must be a URL that starts with ${protocols.join('// or ')}//`),
  /** Separated by spaces. */
  urls: (protocols: string[]) =>
    z.pipe(
      list(/\s+/),
      z.array(accepted((text) => isUrl(text, protocols), `must be URLs that start with ${protocols.join('// or ')}//`)),
    ),
  /** RFC 6750 §2.1, b64token. */
  token: matching(/^[A-Za-z0-9._~+/-]{1,4096}=*$/, 'must be a bearer token'),
  appleAppIds: words(/^[A-Z0-9]{10}\.[A-Za-z0-9.-]{1,155}$/, 'must be app ids like ABCDE12345.com.example.app'),
  androidPackages: words(/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/, 'must be package names like com.example.app'),
  /** SHA-256, as Android's tools print them; the file for Android needs capitals. */
  fingerprints: z.pipe(
    words(/^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/i, 'must be SHA-256 fingerprints: 32 pairs of hex digits with colons'),
    z.transform((texts) => texts.map((text) => text.toUpperCase())),
  ),
  /** RFC 9116 §2.5.3. */
  contacts: words(
    /^(?:https:\/\/[\w.-]+(?:[:/?][!-~]*)?|mailto:[\w.+-]+@[\w.-]+|tel:\+[\d-]+)$/,
    'must be addresses like mailto:security@example.com, https://www.example.com/security or tel:+1-201-555-0123',
  ),
  ed25519Key: matching(/^[A-Za-z0-9+/]{43}=$/, 'must be an Ed25519 key, 32 bytes in Base64'),
  /** One address, in ASCII and without a name. */
  mailAddress: z
    .string()
    .check(
      z.maxLength(254),
      z.regex(/^[\w.+-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/, 'must be an address like no-reply@example.com'),
    ),
  text: (longest: number) => z.string().check(z.maxLength(longest, `must have at most ${longest} characters`)),
  /** A URL may hold `{locale}`. */
  urlsOf: <Name extends string>(names: readonly Name[]) =>
    pairs<Name>(
      (pair) => isUrlPair(pair, names),
      `must be pairs like ${names[0]}=https://www.example.com/path, of ${names.join(', ')}`,
    ),
  rates: pairs(isRate, 'must be pairs like EUR=0.92: a currency of ISO 4217 and the price of 1 USDT in it'),
  /** Domain names of two labels or more, in ASCII; `localhost` and `127.0.0.1` for a developer's machine. */
  domains: words(DOMAIN, 'must be domain names like example.com, in lower case'),
  headerName: z.pipe(
    matching(/^[A-Za-z0-9-]{1,64}$/, 'must be the name of an HTTP header'),
    z.transform((text) => text.toLowerCase()),
  ),
  /** Two letters each, or `*` for all. */
  countries: items(
    z
      .string()
      .check(z.refine((code) => code === '*' || isCountry(code), { error: ({ input }) => countryFault(input) })),
  ),
  origins: items(origin),
}
