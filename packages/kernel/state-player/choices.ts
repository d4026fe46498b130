import type { Config } from '../config/config.ts'

/** The states of a user: each of the first six includes the one before it. */
export const PERSONAS = [
  'visitor',
  'new',
  'joined',
  'half',
  'done',
  'claimed',
  'flagged',
  'market-maker',
  'agent',
] as const
export type Persona = (typeof PERSONAS)[number]

/** `now` leaves the gateway's clock alone; the others are instants of the chosen activity. */
export const MOMENTS = ['now', 'before', 'started', 'middle', 'last-hour', 'ended', 'settled'] as const
export type Moment = (typeof MOMENTS)[number]

/** The page and its handler, without locale. */
export const PLAYER_PATH = '/dev/player'
export const PLAY_PATH = `${PLAYER_PATH}/play`

/** Logs a demo account in for the webview simulator. */
export const WEBVIEW_ACCOUNT_PATH = '/dev/webview/account'

/** Whether the state player exists: it changes the gateway's time and its users, so only a gateway that we start ourselves has it. */
export const hasStatePlayer = ({ live, GATEWAY_ORIGIN }: Config) => !live && GATEWAY_ORIGIN === undefined
