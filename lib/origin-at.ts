/** All addresses of the machine: nothing can be connected to by this name. */
const EVERYWHERE = new Set(['::', '0.0.0.0', 'localhost'])

/** Where this machine reaches a server of ours that listens at `host`. */
export const originAt = (host: string, port: number): string =>
  `http://${EVERYWHERE.has(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`
