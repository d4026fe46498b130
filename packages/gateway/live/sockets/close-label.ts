import { SOCKET_CLOSES } from '@fanfare/contract/realtime.ts'

/** Normal end, page left, no code, connection lost (RFC 6455 §7.4.1); a client may send any other code. */
const OF_CLIENTS = [1000, 1001, 1005, 1006]
const KNOWN: ReadonlySet<number> = new Set([...OF_CLIENTS, ...Object.values(SOCKET_CLOSES)])

/** A close code as a label of metrics. */
export const closeLabel = (code: number): string => (KNOWN.has(code) ? String(code) : 'other')
