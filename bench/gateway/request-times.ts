import { readFileSync } from 'node:fs'

interface RequestTime {
  /** From the request's arrival in the gateway until its answer is written, ms. */
  ms: number
  isVisitor: boolean
}

/** Times of a route's successful requests, from the gateway's log. */
export const requestTimes = (logFile: string, route: string): RequestTime[] =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"route":"${route}"`) && line.includes('"status":200'))
    .map((line) => JSON.parse(line) as { ms: number; user?: string })
    .map(({ ms, user }) => ({ ms, isVisitor: user === undefined }))
