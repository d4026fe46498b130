import type { Browser } from '@playwright/test'

/** One row of the table. */
export interface Row {
  figure: string
  /** The goal of docs/bench.md; empty when there is none. */
  goal: string
  measured: string
  how: string
  /** Absent without a goal. */
  isMet?: boolean
}

/** The product, built and started as `npm start` does, with its own data directory. */
export interface BenchSite {
  url: string
  /** The gateway's own port. */
  gatewayOrigin: string
  secondsToFirstPage: number
  /** The running processes of one part. */
  pidsOf: (part: string) => number[]
}

export interface BenchContext {
  say: (line: string) => void
  /** Seconds of a build without the cache of an earlier one. */
  build: () => Promise<number>
  /** Started at its first use and shared by all figures. */
  site: () => Promise<BenchSite>
  /** Started at its first use, like the site. */
  browser: () => Promise<Browser>
  /** Path of Chromium. */
  chromium: () => Promise<string>
}

/** One measurement: a file that exports one value of this type, listed in `bench/figures.ts` under its name in `npm run bench -- name`. */
export type Figure = (context: BenchContext) => Promise<Row[]>
