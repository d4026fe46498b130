/**
 * Messages that two programs in a row may parse differently (request smuggling), or that are not HTTP. `HOST` is
 * replaced by the site's host; each message is followed by a smuggled request for another page (`SMUGGLED`).
 */
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: HOST\r\nX-Smuggled: 1\r\n\r\n'

const post = (path: string, headers: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: HOST\r\n${headers}\r\n${body}`
const chunked = 'Transfer-Encoding: chunked\r\n'

/** Odd but unambiguous messages, which may be answered like any request. */
export const READABLE: readonly string[] = ['HTTP/1.0', 'a blank line first', 'a socket to a page']

const ends = 'Connection: close\r\n'

const AMBIGUOUS: readonly [name: string, headers: string, body: string][] = [
  ['CL.TE', `Content-Length: 6\r\n${chunked}`, `0\r\n\r\n${SMUGGLED}`],
  ['TE.CL', `${chunked}Content-Length: 4\r\n`, `5c\r\n${SMUGGLED}\r\n0\r\n\r\n`],
  ['two lengths', 'Content-Length: 0\r\nContent-Length: 44\r\n', SMUGGLED],
  ['two lengths in one', 'Content-Length: 0, 44\r\n', SMUGGLED],
  ['two equal lengths', 'Content-Length: 0\r\nContent-Length: 0\r\n', SMUGGLED],
  ['a signed length', 'Content-Length: +0\r\n', SMUGGLED],
  ['a negative length', 'Content-Length: -1\r\n', SMUGGLED],
  ['a hexadecimal length', 'Content-Length: 0x0\r\n', SMUGGLED],
  ['a length with a blank', 'Content-Length : 0\r\n', SMUGGLED],
  ['a huge length', 'Content-Length: 99999999999999999999\r\n', SMUGGLED],
  ['xchunked', 'Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${SMUGGLED}`],
  ['chunked, identity', 'Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${SMUGGLED}`],
  ['identity', 'Transfer-Encoding: identity\r\n', SMUGGLED],
  ['gzip, chunked', 'Transfer-Encoding: gzip, chunked\r\n', `0\r\n\r\n${SMUGGLED}`],
  ['chunked twice', `${chunked}${chunked}`, `0\r\n\r\n${SMUGGLED}`],
  ['chunked and cow', `${chunked}Transfer-Encoding: cow\r\n`, `0\r\n\r\n${SMUGGLED}`],
  ['a tab before chunked', `${ends}Transfer-Encoding:\tchunked\r\n`, `0\r\n\r\n${SMUGGLED}`],
  ['a blank before the colon', 'Transfer-Encoding : chunked\r\n', `0\r\n\r\n${SMUGGLED}`],
  ['a vertical tab', 'Transfer-Encoding: \u000bchunked\r\n', `0\r\n\r\n${SMUGGLED}`],
  ['obs-fold', 'X-A: b\r\n Transfer-Encoding: chunked\r\n', `0\r\n\r\n${SMUGGLED}`],
  ['a folded encoding', 'Transfer-Encoding:\r\n chunked\r\n', `0\r\n\r\n${SMUGGLED}`],
  ['a bare line feed', 'X-A: b\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${SMUGGLED}`],
  ['a bare return', 'X-A: b\rTransfer-Encoding: chunked\r\n', `0\r\n\r\n${SMUGGLED}`],
  ['a zero in a name', 'X\u0000A: b\r\n', SMUGGLED],
  ['a zero in a value', 'X-A: b\u0000c\r\n', SMUGGLED],
  ['no colon', 'Nonsense\r\n', SMUGGLED],
  ['no name', ': x\r\n', SMUGGLED],
  ['a chunk extension', ends + chunked, `0;${'x'.repeat(100)}\r\n\r\n`],
  ['a long chunk extension', chunked, `1;${'x'.repeat(40_000)}\r\na\r\n0\r\n\r\n`],
  ['a chunk extension with a line feed', chunked, `1;\nx\r\na\r\n0\r\n\r\n${SMUGGLED}`],
  ['invalid chunk sizes', chunked, `zz\r\n\r\n${SMUGGLED}`],
  ['a negative chunk', chunked, `-1\r\n\r\n${SMUGGLED}`],
  ['a huge chunk', chunked, `ffffffffffffffffff\r\na\r\n`],
  ['a chunk ended by line feeds', chunked, `1\na\n0\n\n${SMUGGLED}`],
  ['a chunk longer than its size', chunked, `1\r\nabc\r\n0\r\n\r\n${SMUGGLED}`],
  ['trailers', ends + chunked, '0\r\nHost: evil.example\r\nX-Injected: 1\r\n\r\n'],
  ['a connection that drops the length', 'Connection: close, content-length\r\nContent-Length: 3\r\n', 'abc'],
]

const MALFORMED: Record<string, string> = {
  'HTTP/0.9': 'GET /en\r\n\r\n',
  'HTTP/1.0': 'GET /en HTTP/1.0\r\n\r\n',
  'HTTP/1.0 with chunks': `POST /v1/nothing HTTP/1.0\r\n${chunked}\r\n0\r\n\r\n`,
  'HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'HTTP/9.9': 'GET /en HTTP/9.9\r\nHost: HOST\r\n\r\n',
  'no version': 'GET /en \r\nHost: HOST\r\n\r\n',
  'no host': 'GET /en HTTP/1.1\r\nConnection: close\r\n\r\n',
  'two hosts': 'GET /en HTTP/1.1\r\nHost: HOST\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  'two hosts, the other first': 'GET / HTTP/1.1\r\nHost: evil.example\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'absolute target': 'GET http://HOST/en HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'absolute target elsewhere': 'GET http://evil.example/en HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'absolute target with a user': 'GET http://HOST@evil.example/ HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'a file as target': 'GET file:///etc/passwd HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'no slash': 'GET en HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'a question mark alone': 'GET ?x HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'OPTIONS *': 'OPTIONS * HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'GET *': 'GET * HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  CONNECT: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
  'CONNECT inside': 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: HOST\r\n\r\n',
  TRACE: 'TRACE /en HTTP/1.1\r\nHost: HOST\r\nX-Injected: 1\r\nConnection: close\r\n\r\n',
  'a split target': 'GET /en\r\nX-Injected: 1 HTTP/1.1\r\nHost: HOST\r\n\r\n',
  'a blank in the target': 'GET /en x HTTP/1.1\r\nHost: HOST\r\n\r\n',
  'bytes above ASCII': 'GET /en/\u00e9\u00ff HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'line feeds alone': 'GET /en HTTP/1.1\nHost: HOST\nConnection: close\n\n',
  'returns alone': 'GET /en HTTP/1.1\rHost: HOST\r\r',
  'a blank line first': '\r\n\r\nGET /en HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'TLS where none is': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'a long target': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: HOST\r\n\r\n`,
  'a long method': `${'A'.repeat(100_000)} / HTTP/1.1\r\n\r\n`,
  nonsense: '\u0000\u00ff\r\n\r\n',
  'an invalid socket handshake':
    'GET /ws/public HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'a socket to a page':
    'GET /en HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n',
  'a socket to an internal address':
    'GET /_next/webpack-hmr HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  'a socket to another host':
    'GET http://evil.example/ws/public HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
}

/** Every broken form by its name, as bytes for the site at `host`. */
export function brokenForms(host: string): [name: string, bytes: string][] {
  const forms: [string, string][] = Object.entries(MALFORMED)
  for (const path of ['/en', '/v1/nothing'])
    for (const [name, headers, body] of AMBIGUOUS) forms.push([`${name} to ${path}`, post(path, headers, body)])
  return forms.map(([name, bytes]) => [name, bytes.replaceAll('HOST', host)])
}
