import { PAGE_RATE } from '#front/limits.ts'
import {
  BODY_LIMITS,
  CONNECTIONS_MAXIMUM,
  INPUT_LIMITS,
  LARGE_INPUTS,
  SMALL_BODY,
  WORKS,
  LOGIN_LOCK,
  PASSWORD_QUEUE,
  RATES,
  RESET_LIMIT,
  SOCKET_LIMITS,
  TIME_LIMITS,
} from '@fanfare/gateway/limits.ts'
import { PIPELINE_LIMIT, PIPELINE_TOTALS } from '@fanfare/kernel/net/limit-pipelining.ts'
import type { Rate } from '@fanfare/kernel/net/token-buckets.ts'
import { markdownTable as table } from './markdown-table.ts'

const rateRows = (what: string, rates: Record<string, Rate>) =>
  Object.entries(rates).map(([name, { burst, perMinute }]) => [
    `${what} \`${name}\``,
    burst,
    perMinute < 1 ? `1 in ${Math.round(1 / perMinute)} min` : perMinute,
  ])

const minutes = (ms: number) => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`)

/** The page of `npm run docs -- limits`. */
export const limitsPage = () => `# Limits

## Rates

Token buckets: \`burst\` requests at once, refilled at \`per minute\`. An address is an IPv4 address or the /64 of an IPv6
one; an account is a signed-in user. Beyond a bucket the answer is HTTP 429, code 51023, with \`Retry-After\`; every answer
reports the state of the bucket in \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`. \`RATE_LIMIT=off\` switches them
off outside live deployments. The buckets are kept by each gateway process, and with
\`REDIS_URL\` also for all of them together.

The site reads the data of all pages from one address. Its reads carry \`REVALIDATE_SECRET\` in the header
\`x-site-reading\`, which the front removes from every incoming request, and are exempt from the limit by address. The front
limits how many renderings one visitor may cause, below.

${table(
  ['Bucket', 'Burst', 'Per minute'],
  [
    ['Address, every request', RATES.address.burst, RATES.address.perMinute],
    ['Account, every signed-in call', RATES.account.burst, RATES.account.perMinute],
    ['Address, `/ops/**`', RATES.ops.burst, RATES.ops.perMinute],
    ...rateRows('Address and call', RATES.callByAddress),
    ...rateRows('Account and call', RATES.callByAccount),
  ],
)}

The front has its own bucket for each address, with the same switch: beyond it the answer is a page in the visitor's
language, HTTP 429 with \`Retry-After\`. Cached pages, files, and redirects to a language are not counted; a page that several
requests wait for counts once. The first refusal, and one line a minute after it, is the warning \`PAGES_LIMITED\` in the front's log.

${table(['Bucket', 'Burst', 'Per minute'], [['Address, pages that Next has to render', PAGE_RATE.burst, PAGE_RATE.perMinute]])}

## Wrong passwords

${table(
  ['Counted by', 'Failures', 'Within', 'Locked for (51056)', 'Doubling up to'],
  Object.entries(LOGIN_LOCK).map(([by, lock]) => [
    by,
    lock.failures,
    minutes(lock.withinMs),
    minutes(lock.lockMs),
    minutes(lock.longestMs),
  ]),
)}

A browser that has logged in to an account has a count of its own there, also after a log-out, for 365 days since its last login: wrong
passwords of others lock neither it nor its address. All other browsers share the count of the account. So an account takes
about 300 wrong passwords a day from any number of addresses, and its owner never waits on a known device; on a new one at most
5 minutes after the last wrong password. Wrong codes of a second factor have a count of their own (\`code\`), which a right password does not
reset, in the same two groups.

Links to reset a password: ${RESET_LIMIT.failures} of one name within ${minutes(RESET_LIMIT.withinMs)}, then one every ${minutes(RESET_LIMIT.lockMs)} (51023 with
\`retryAt\`), whether an account has the name or not. A link works for longer than that, so nobody can keep its owner from having one.

At most ${PASSWORD_QUEUE.concurrency} passwords are hashed at once and ${PASSWORD_QUEUE.maxWaiting} may wait. Of requests of the staff with more
than ${SMALL_BODY} bytes, ${LARGE_INPUTS.concurrency} are worked on at once, ${LARGE_INPUTS.ofCaller.concurrency} of one caller, and ${LARGE_INPUTS.maxWaiting} may wait, ${LARGE_INPUTS.ofCaller.maxWaiting} of one caller. Callers are served in turn, and others are told
to come back (50300 with \`Retry-After\`). The same holds for texts with more than ${WORKS.mostMarksHere} marks, such as brackets, quotation marks and lines: they are read in
threads, each for at most ${WORKS.cpuMs / 1000} s of processor time. Batches of the platform do not wait.

## Requests

${table(
  ['What', 'Limit'],
  [
    ['Body', `${BODY_LIMITS.call / 1024} KiB (41300)`],
    ['Body of `/ops/**`', `${BODY_LIMITS.ops / 1024 / 1024} MiB (41300)`],
    ['Body of `/ops/v1/pictures`', `${BODY_LIMITS.picture / 1024 / 1024} MiB (41300)`],
    ['Depth of a body', `${INPUT_LIMITS.depth} levels (40000)`],
    [
      'Keys and items of a body',
      `${INPUT_LIMITS.keys.call}, \`/ops/**\` ${INPUT_LIMITS.keys.ops}, batches of the platform ${INPUT_LIMITS.keys.batch} (40000)`,
    ],
    ['Time for a request to arrive', `${TIME_LIMITS.requestMs / 1000} s`],
    ['Time for its headers', `${TIME_LIMITS.headersMs / 1000} s`],
    ['Idle connection', `${TIME_LIMITS.keepAliveMs / 1000} s`],
    ['Connections', CONNECTIONS_MAXIMUM],
    ['Requests of one connection under way', PIPELINE_LIMIT],
    ['Requests of all connections under way, beyond the first of each', PIPELINE_TOTALS.active],
    ['Pipelined requests that wait', `${PIPELINE_TOTALS.waiting} (the connection with the most is closed)`],
  ],
)}

## Sockets

Of one socket, with the close code of contract §11; the last two are of one gateway process, and \`RATE_LIMIT=off\`
lifts them.

${table(
  ['What', 'Limit'],
  [
    ['Frame', `${SOCKET_LIMITS.frameBytes} bytes (1009)`],
    ['Frames in a second', `${SOCKET_LIMITS.mostFrames} (4008)`],
    ['Frames received and not processed yet', `${SOCKET_LIMITS.waitingFrames} (4008)`],
    ['Malformed frames', `${SOCKET_LIMITS.malformedFrames} (4008)`],
    ['Subscriptions', `${SOCKET_LIMITS.subscriptions} (4008)`],
    ['Time until `auth`', `${SOCKET_LIMITS.authMs / 1000} s (4001)`],
    ['Time without a frame', `${SOCKET_LIMITS.silenceMs / 1000} s (4000)`],
    ['Replayed events of a topic', SOCKET_LIMITS.replayed],
    ['Bytes that a client leaves unread', `${SOCKET_LIMITS.bufferedBytes / 1024} KiB (disconnected)`],
    ['Sockets of an address', `${SOCKET_LIMITS.socketsOfAddress} (HTTP 429)`],
    ['Sockets', `${SOCKET_LIMITS.sockets} (HTTP 503)`],
  ],
)}
`
