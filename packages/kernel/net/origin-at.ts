/** Wildcard addresses, which a server listens at and no client can connect to. */
const EVERYWHERE = new Set(['::', '0.0.0.0', 'localhost'])

/** The origin at which this machine reaches a server that listens at `host`. */
export const originAt = (host: string, port: number): string =>
  `http://${EVERYWHERE.has(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`
