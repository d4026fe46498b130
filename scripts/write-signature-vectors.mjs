// A second implementation of the signature, from the contract's words alone: it shares no line with packages/contract/signature.ts,
// so that the vectors it writes can find that one wrong. Run: npx node scripts/write-signature-vectors.mjs
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('@fanfare/contract/testing/signature-vectors.json', import.meta.url)
const KEY = 'fanfare-development-key'

function sortedTarget(target) {
  const [path, ...rest] = target.split('?')
  const query = rest.join('?')
  if (query.length === 0) return path
  // Insertion sort: stable by construction, compares UTF-16 code units one by one.
  const sorted = []
  for (const pair of query.split('&')) {
    const name = pair.split('=')[0]
    let at = sorted.length
    while (at > 0 && greater(sorted[at - 1].split('=')[0], name)) at -= 1
    sorted.splice(at, 0, pair)
  }
  return `${path}?${sorted.join('&')}`
}

function greater(a, b) {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    if (a.charCodeAt(i) !== b.charCodeAt(i)) return a.charCodeAt(i) > b.charCodeAt(i)
  }
  return a.length > b.length
}

function vector(name, parts) {
  const v = {
    name,
    timestamp: '1763600000000',
    method: 'GET',
    wireTarget: '/v1/activity/list',
    body: '',
    vs: 'a1B2c3D4e5F6g7H8',
    appVersion: '1.1.0',
    terminalType: '1',
    key: KEY,
    ...parts,
  }
  const signedTarget = sortedTarget(v.wireTarget)
  const text = `${v.timestamp}|${v.method}|${signedTarget}|${v.body}|${v.vs}|${v.appVersion}|${v.terminalType}|${v.key}`
  return { ...v, signedTarget, sig: createHash('md5').update(Buffer.from(text, 'utf8')).digest('hex') }
}

const get = (name, wireTarget, more = {}) => vector(name, { wireTarget, ...more })
const post = (name, body, more = {}) =>
  vector(name, { method: 'POST', wireTarget: '/v1/user/overview/userinfo', body, ...more })
const long = (n, unit) => unit.repeat(n)

const more = [
  get('a lone question mark counts as no query', '/v1/activity/list?'),
  get('two question marks: the second belongs to the query', '/v1/activity/list??'),
  get('a question mark inside a value', '/v1/activity/list?q=what?&a=1'),
  get('an empty value keeps its equals sign', '/v1/activity/list?status=&activityType=1'),
  get('a name without an equals sign beside the same name with one', '/v1/activity/list?a=&a'),
  get('the same beside each other the other way round', '/v1/activity/list?a&a='),
  get('an empty name', '/v1/activity/list?b=1&=x'),
  get('empty pairs are kept', '/v1/activity/list?b=1&&a=2'),
  get('a trailing ampersand', '/v1/activity/list?b=1&a=2&'),
  get('a leading ampersand', '/v1/activity/list?&b=1&a=2'),
  get('only an ampersand', '/v1/activity/list?&'),
  get('an equals sign inside a value', '/v1/activity/list?q=a=b=c&a=1'),
  get('sorted by name alone, not by the whole pair', '/v1/activity/list?a-b=1&a=2'),
  get('a shorter name before the longer one', '/v1/activity/list?ab=1&a=1&abc=1'),
  get('a repeated name keeps its order', '/v1/activity/list?a=3&a=1&a=2'),
  get('a repeated name around others keeps its order', '/v1/activity/list?z=1&a=2&m=1&a=1&z=0'),
  get('a plus is a plus', '/v1/activity/list?q=a+b'),
  get('%20 is not a plus', '/v1/activity/list?q=a%20b'),
  get('%2B is not a plus', '/v1/activity/list?q=a%2Bb'),
  get('%2b in lower case is another text', '/v1/activity/list?q=a%2bb'),
  get('a percent-encoded name is sorted as it is written', '/v1/activity/list?%61=1&Z=1&a=1'),
  get('an encoded ampersand does not split', '/v1/activity/list?q=a%26b=c&a=1'),
  get('an encoded equals sign does not split', '/v1/activity/list?q%3Dx=1&q=2'),
  get('digits before letters', '/v1/activity/list?a=1&1=1&10=1&2=1'),
  get('underscore between upper and lower case', '/v1/activity/list?a=1&_=1&Z=1'),
  get('path in upper case is another path', '/V1/Activity/List'),
  get('path with a trailing slash', '/v1/activity/list/'),
  get('path with escapes in lower case', '/v1/activity/general/agent/permission/a%2fb'),
  get('path with escapes in upper case', '/v1/activity/general/agent/permission/a%2Fb'),
  get('path with a pipe, as the separator', '/v1/activity/list|x?a=|'),
  get('raw Unicode in the query', '/v1/activity/list?q=日本語&a=é'),
  get('percent-encoded Unicode', '/v1/activity/list?q=%E6%97%A5%E6%9C%AC%E8%AA%9E'),
  get('raw Unicode names: code units, so U+FF01 after the surrogates of an emoji', '/v1/activity/list?！=1&😀=2'),
  get('emoji value', '/v1/activity/list?q=🎉🎊'),
  get('Persian', '/v1/activity/list?q=جایزه&lang=fa-IR'),
  get('combining accent is not the composed letter', '/v1/activity/list?q=e\u0301'),
  get('many names', `/v1/activity/list?${Array.from({ length: 40 }, (_, i) => `n${(i * 17) % 40}=${i}`).join('&')}`),
  get('a very long value', `/v1/activity/list?q=${long(4000, 'x')}`),
  get('a raw space', '/v1/activity/list?q=a b'),
  get('an apostrophe and brackets as they are', "/v1/activity/list?q='()[]*!"),
  get('another time stamp', '/v1/activity/list', { timestamp: '1000000000000' }),
  get('the last time stamp of 13 digits', '/v1/activity/list', { timestamp: '9999999999999' }),
  get('the shortest vs', '/v1/activity/list', { vs: '________________' }),
  get('the longest vs', '/v1/activity/list', { vs: long(64, '-') }),
  get('another key', '/v1/activity/list', { key: 'another key with spaces' }),
  get('a key with Unicode and a pipe', '/v1/activity/list', { key: 'ключ|🔑' }),
  get('an empty key', '/v1/activity/list', { key: '' }),
  get('another app version', '/v1/activity/list', { appVersion: '1.2.0' }),
  get('another terminal', '/v1/activity/list', { terminalType: '2' }),
  post('POST without a body', ''),
  post('an empty object', '{}'),
  post('an empty object with a space is another body', '{ }'),
  post('a body with spaces and line ends', '{\r\n  "languageType": 4,\n\t"terminalCode": 1 \n}'),
  post('a body that ends in a line end', '{"a":1}\n'),
  post('keys in another order are another body', '{"terminalCode":1,"languageType":4}'),
  post('a body with an emoji', '{"note":"🎁 gift"}'),
  post('a body with an escaped emoji is another body', '{"note":"\\ud83c\\udf81 gift"}'),
  post('a body in Arabic', '{"note":"مرحبا بالعالم"}'),
  post('a body with pipes', '{"note":"a|b||c"}'),
  post('a body with a byte order mark', '\ufeff{"a":1}'),
  post('a body with a zero character', '{"note":"a\u0000b"}'),
  post('a body that looks like a query', 'a=1&b=2'),
  post('a very long body', `{"note":"${long(20000, 'ü')}"}`),
  post('query and body together', '{"clientSeed":"abc"}', {
    wireTarget: '/v1/activity/lottery/draw?b=2&activityId=a9',
  }),
  vector('PUT', { method: 'PUT', wireTarget: '/v1/x?b=1&a=1', body: '{}' }),
]

const given = JSON.parse(readFileSync(FILE, 'utf8')).slice(0, 6)
for (const { name, signedTarget, sig, ...parts } of given) {
  const own = vector(name, parts)
  if (own.sig !== sig || own.signedTarget !== signedTarget) throw new Error(`this reference is wrong at: ${name}`)
}
writeFileSync(FILE, `${JSON.stringify([...given, ...more], null, 1)}\n`)
