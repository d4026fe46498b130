import { SOCKET_PATHS } from '@fanfare/contract/realtime.ts'

export type SocketKind = keyof typeof SOCKET_PATHS

/** The address of a socket: on `wsDomain` (`wss://host`, NET-1), or on the page's own origin where that is empty. */
export const socketUrl = (kind: SocketKind, wsDomain: string, origin: string) =>
  `${wsDomain === '' ? origin.replace(/^http/, 'ws') : wsDomain}${SOCKET_PATHS[kind]}`
