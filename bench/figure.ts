import type { Browser } from '@playwright/test'

/** One line of the table. */
export interface Row {
  figure: string
  /** As stated in docs/bench.md; empty where there is none. */
  goal: string
  measured: string
  how: string
  /** Only where there is a goal. */
  isMet?: boolean
}

/** The product, built and started as `npm start` does it, with a data directory of its own. */
export interface BenchSite {
  url: string
  /** Next itself, behind the front. */
  nextUrl: string
  secondsToFirstPage: number
  /** The processes of one part that run now. */
  pidsOf: (part: string) => number[]
  /** Bytes that each process holds that runs now, by its part. */
  memory: () => ReadonlyMap<string, number>
}

export interface BenchContext {
  say: (line: string) => void
  /** Seconds of a build without anything kept from an earlier one. */
  build: () => Promise<number>
  /** Started at its first use, the same for all figures. */
  site: () => Promise<BenchSite>
  /** As the site, started at its first use. */
  browser: () => Promise<Browser>
  /** Where chromium is. */
  chromium: () => Promise<string>
}

/** One measurement: a file of its own that exports one value of this shape, listed in `bench/figures.ts`. */
export interface Figure {
  /** For `npm run bench -- name`. */
  name: string
  goal: string
  run: (context: BenchContext) => Promise<Row[]>
}
