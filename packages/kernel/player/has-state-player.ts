import type { Config } from '../config/config.ts'

/** Whether the state player exists: it changes the gateway's time and its users, so only the one that we start ourselves has it. */
export const hasStatePlayer = ({ live, GATEWAY_ORIGIN }: Pick<Config, 'live' | 'GATEWAY_ORIGIN'>): boolean =>
  !live && GATEWAY_ORIGIN === undefined
