// negotiator ships no types; these are the two methods that are used.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> })
    /** The accepted ones of `available`, best first; `preferred` decides between equal weights. */
    encodings(available: readonly string[], options?: { preferred?: readonly string[] }): string[]
    /** Every accepted tag, best first. */
    languages(): string[]
  }
}
