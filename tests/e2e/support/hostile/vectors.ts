import { EVIL, MARKUP } from './judge.ts'
import type { HostileRequest } from './send-raw.ts'

/** Addresses that two programs may parse differently. */
export const PATHS: readonly string[] = [
  ...String.raw`//evil.example ///evil.example/.. /\evil.example /\/evil.example \\evil.example /%5c%5cevil.example
    /%5C/evil.example /%2f%2fevil.example /%2F/evil.example /%09/evil.example /%0a/evil.example /%00//evil.example
    /.//evil.example /..//evil.example /./\evil.example /%2e%2e//evil.example /en//evil.example
    /en/%2f%2fevil.example /en/%5c%5cevil.example /en/\evil.example /en/..//evil.example /en/%2e%2e/%2fevil.example
    /en;//evil.example /EN//evil.example /pt-BR//evil.example /pt-BR/%2fevil.example /zh_cn/\evil.example
    /en@evil.example /@evil.example /https://evil.example /https:/evil.example /javascript:alert(1)
    /evil.example/%2e%2e /?next=//evil.example /?locale=//evil.example /?locale=en%0d%0aInjected:1
    /login?next=//evil.example /en/login?next=https://evil.example /en/login?next=/%5cevil.example
    /en/login?next=%2F%09%2Fevil.example /en/%22%3E%3Csvg/onload=alert(1)%3E /en/promo/..%2f..%2f..%2fetc%2fpasswd
    /en/events/%2e%2e%2f%2e%2e%2fpackage.json /en/activity/lottery/ /en/activity/lottery/%00
    /en/activity/lottery/constructor /en/activity/lottery/__proto__ /__proto__ /constructor/prototype
    /hasOwnProperty /en/__proto__ /.. /../../../../etc/passwd /%2e%2e/%2e%2e/etc/passwd /..%2f..%2f..%2fetc/passwd
    /..%5c..%5cpackage.json /%252e%252e/%252e%252e/etc/passwd /en/../../package.json /static/../package.json
    /static/..%2f..%2fpackage.json /static/%2e%2e/%2e%2e/.env /static/images/..%5c..%5c..%5cpackage.json
    /_next/static/../server/app/index.html /_next/static/%2e%2e/server/middleware-manifest.json
    /_next/static/..%2f..%2fserver%2fpages-manifest.json /_next/static/chunks/..%5c..%5cserver
    /_next/static//../BUILD_ID /_next/ /_next /_next/image?url=http://127.0.0.1:1/&w=640&q=75
    /_next/image?url=%2Fen&w=640&q=75 /%5fnext/image?url=/x&w=640&q=75 /_next/data/x/en.json
    /_next/data/../../en.json /_next/webpack-hmr /_next/on-demand-entries-ping
    /__nextjs_original-stack-frame?file=/etc/passwd /__nextjs_source-map?filename=/etc/passwd /_error /_app
    /_document /404 /500 /_not-found /_global-error /en/_not-found /en?__nextDataReq=1
    /en?__nextLocale=xx&nxtPlocale=xx /en?nxtPlocale=//evil.example /en?nxtIlocale=x&__nextDefaultLocale=x
    /en?_rsc=x /en?_rsc= /en?_rsc[]=1 /en.rsc /en.json /en.txt /en.html /en/page.js /en.segments/_tree.segment.rsc
    /index.rsc /en.prefetch.rsc /en.action /revalidate /revalidate?tag=activities /%72evalidate /revalidate/
    //revalidate /en/../revalidate /freshness /ops/v1/ledger/audit /v1/../ops/v1/ledger/audit
    /v1/%2e%2e/ops/v1/ledger/audit /v1/..%2fops%2fv1%2fledger%2faudit /v1/..%5cops /v1//../metrics /v1/./../metrics
    /api/v1/../../metrics /ws/../metrics /OPS/v1/ledger/audit /metrics /METRICS /%6detrics /health/ready /docs
    /docs/json /openapi.json /.env /.git/config /package.json /.next/BUILD_ID /server.js /wp-login.php
    /cgi-bin/.%2e/.%2e/bin/sh /locales/en/common.json/..%2f..%2f..%2fpackage.json
    /locales/..%2f..%2fpackage/common.json /locales/__proto__/common.json /locales/xx/common.json
    /og/en/site/../../../package.json /og/xx/site /og/en/activity/__proto__ /og/__proto__/site /og/en/activity/%00
    /og/en/activity/..%2f..%2f /sitemap.xml/ /robots.txt/x /sitemap.xml?x=1 /% /%zz /%e0%80%af /%c0%ae%c0%ae/%c0%af
    /en/%c0%ae%c0%ae%c0%af /en/%ff%fe /en/%f8%88%80%80%80 /en/%ed%a0%80 /en/%00 /%00 /en%00/welcome-event
    /en/welcome-event%00.html /en/%0d%0aInjected:%201 /en/%E5%98%8A%E5%98%8DInjected:1 /%0d%0aInjected:%201
    /x%0d%0aSet-Cookie:%20injected=1 /zh_cn%0d%0aInjected:1 /tr-ct /TR-CT/welcome-event
    /pt-BR/welcome-event?vipCode=AURORA7 /zh-Hant-HK/x /en-GB-oed/x /fa_ir/.. /en/en/en /xx/welcome-event /en/?
    /en/# /en/%23 /en?# /? /?? /*`.split(/\s+/),
  `/?locale=ja&locale=${MARKUP}`,
  `/en/download?path=${MARKUP}`,
  `/en/register?vipCode=${MARKUP}`,
  `/en/${MARKUP}`,
  `/${MARKUP}`,
  `/en/promo/${MARKUP}`,
  `/${'a'.repeat(9000)}`,
  `/en/${'a'.repeat(9000)}`,
  `/en/${'a/'.repeat(3000)}`,
  `/en/${'%20'.repeat(2500)}`,
  `/en?${'a=1&'.repeat(2000)}`,
  `/${'../'.repeat(2000)}`,
  `/${'/'.repeat(5000)}`,
  `/en/events/${'%F0%9F%8E%89'.repeat(300)}`,
]

/** Header fields that frameworks, proxies and caches have trusted wrongly. */
export const HEADERS: readonly (readonly [name: string, value: string])[] = Object.entries({
  Host: [EVIL, `${EVIL}:99999`, `localhost@${EVIL}`, `${EVIL}/path`, '', MARKUP, '127.0.0.1:4000'],
  'X-Forwarded-Host': [EVIL, `${EVIL}, localhost`],
  'X-Forwarded-Proto': ['https', 'javascript'],
  'X-Forwarded-Port': ['1'],
  'X-Forwarded-Scheme': ['https'],
  'X-Forwarded-Prefix': [`//${EVIL}`],
  'X-Forwarded-For': [`127.0.0.1, ${MARKUP}`],
  'X-Forwarded-Server': [EVIL],
  'X-Original-Host': [EVIL],
  'X-Original-URL': ['/ops/v1/ledger/audit'],
  'X-Rewrite-URL': ['/metrics'],
  'X-HTTP-Method-Override': ['POST'],
  'X-Host': [EVIL],
  Forwarded: [`host=${EVIL};proto=https;for=127.0.0.1`],
  'X-Real-IP': ['127.0.0.1'],
  Via: [`1.1 ${EVIL}`],
  Origin: [`https://${EVIL}`, 'null'],
  Referer: [`https://${EVIL}/${MARKUP}`],
  'User-Agent': [MARKUP, '() { :;}; echo x'],
  'Accept-Language': [MARKUP, 'xx-'.repeat(3000), 'en,'.repeat(3000), 'en;q=NaN, *;q=-1', '\u00ff\u00fe'],
  'Accept-Encoding': ['br;q=9e99, gzip;q=-1, *;q=', 'x'.repeat(4000)],
  Accept: ['text/x-component'],
  Cookie: [
    `fanfareLocale=//${EVIL}`,
    `fanfareLocale=${MARKUP}; fanfareTheme=${MARKUP}`,
    'fanfareLocale=%0d%0aInjected:1',
    'a=b; '.repeat(2000),
    '=;;;=;\u00ff',
    '__prerender_bypass=x; __next_preview_data=x',
    'ccToken=x; refresh=x; __proto__=x',
  ],
  'x-middleware-subrequest': ['middleware:middleware:middleware:middleware:middleware', 'src/middleware'],
  'x-middleware-subrequest-id': ['x'],
  'x-middleware-rewrite': [`https://${EVIL}/`],
  'x-middleware-set-cookie': ['injected=1'],
  'x-middleware-next': ['1'],
  'x-middleware-prefetch': ['1'],
  'x-middleware-override-headers': ['host'],
  'x-middleware-request-host': [EVIL],
  'x-invoke-path': ['/ops'],
  'x-invoke-status': ['500'],
  'x-invoke-error': ['{"message":"x"}'],
  'x-invoke-query': ['%7B%7D'],
  'x-invoke-output': ['/_error'],
  'x-matched-path': ['/_error'],
  'x-now-route-matches': ['1=en'],
  'x-nextjs-data': ['1'],
  'x-nextjs-request-id': [MARKUP],
  'x-nextjs-html-request-id': [MARKUP],
  'x-prerender-revalidate': ['x'],
  'x-prerender-revalidate-if-generated': ['1'],
  'x-next-revalidate-tag-token': ['x'],
  'x-next-revalidated-tags': ['activities'],
  'x-next-cache-tags': ['x'],
  'x-next-resume': ['1'],
  'next-resume': ['1'],
  'Next-Action': ['0'.repeat(42), MARKUP],
  'next-url': [`//${EVIL}`],
  'next-router-state-tree': ['x', '%5B%22%22%5D', '['.repeat(3000)],
  'next-router-prefetch': ['1', '9'],
  'next-router-segment-prefetch': ['/_tree', '/../../x'],
  'next-hmr-refresh': ['1'],
  'next-instant-navigation-testing': ['1'],
  RSC: ['1', MARKUP],
  Purpose: ['prefetch'],
  'If-None-Match': ['*', `"${'x'.repeat(5000)}"`],
  'If-Modified-Since': ['x'],
  'If-Match': ['"x"'],
  Range: ['bytes=0-0,0-1,0-2', 'bytes=9999999999999-', 'bytes=-1'],
  Expect: ['100-continue', 'x'],
  Upgrade: ['h2c', 'websocket'],
  'HTTP2-Settings': ['AAMAAABkAARAAAAAAAIAAAAA'],
  TE: ['trailers'],
  Trailer: ['Host'],
  'Max-Forwards': ['0'],
  'Content-Type': ['multipart/form-data; boundary=x'],
  'Content-Encoding': ['gzip'],
  Authorization: ['Basic eDp4', `Bearer ${'x'.repeat(4000)}`],
  'X-Country': [MARKUP],
  traceparent: ['00-00000000000000000000000000000000-0000000000000000-00'],
  'X-Big': ['x'.repeat(15_000)],
  'X-Huge': ['x'.repeat(70_000)],
  ['__proto__']: ['x'],
  constructor: ['x'],
}).flatMap(([name, values]) => values.map((value) => [name, value] as const))

export const METHODS: readonly string[] =
  'POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE LOCK HEAD M-SEARCH CONNECT get FOO'.split(' ')

/** Pages, files and calls to which the tests send each header field. */
export const TARGETS: readonly string[] =
  '/ /welcome-event /en /pt-BR /en/welcome-event /ar/no-such-page /static/images/icon.svg /static/none.png /_next/static/none.js /locales/en/common.json /robots.txt /en/manifest.webmanifest /.well-known/assetlinks.json /v1/if/health /v1/nothing'.split(
    ' ',
  )

const many = Array.from({ length: 3000 }, (_, index) => [`X-Many-${index}`, '1'] as const)

/** Well-formed but unexpected requests. */
export const REQUESTS: readonly HostileRequest[] = [
  ...PATHS.map((target) => ({ target })),
  ...TARGETS.flatMap((target) => HEADERS.map((header) => ({ target, headers: [header] }))),
  ...TARGETS.flatMap((target) => METHODS.map((method) => ({ method, target }))),
  ...['/en', '/', '/v1/nothing', '/static/images/icon.svg'].flatMap((target) => [
    { method: 'POST', target, body: 'a=1' },
    { method: 'POST', target, body: 'x'.repeat(100_000) },
    {
      method: 'POST',
      target,
      body: '[]',
      headers: [['Next-Action', 'x'] as const, ['Content-Type', 'text/plain'] as const],
    },
    { method: 'GET', target, body: 'a body where none belongs' },
    { method: 'GET', target, body: 'x'.repeat(100_000) },
    { target, headers: many },
    { target, headers: HEADERS.slice(7, 20) },
  ]),
]
