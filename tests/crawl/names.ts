import { LAUNCH_LABEL } from '@fanfare/gateway/seed/seed-agents.ts'
import { LEAD_TRADERS } from '@fanfare/gateway/seed/lead-traders.ts'
import { TEAMS } from '@fanfare/gateway/seed/seed-teams.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** Names that are the same in every language: brands, stores, standards, people. */
export const NAMES: readonly string[] = [
  'Fanfare',
  'App Store',
  'Google Play',
  'JavaScript',
  'HMAC-SHA256',
  'macOS',
  'Linux',
  'Windows',
  LAUNCH_LABEL,
  ...TEAMS.map(([name]) => name),
  ...LEAD_TRADERS.flatMap(({ steps }) =>
    steps.flatMap((step) => ('fact' in step && step.fact.type === 'lead.stats' ? (step.fact.nickname ?? []) : [])),
  ),
]

type Words = Readonly<Record<string, readonly Locale[]>>

/** Texts of the interface that equal the English ones and were reviewed as correct. */
const SAME_AS_ENGLISH: Words = {
  OK: ['vi', 'ru', 'uk', 'de', 'fr', 'pl', 'pt', 'it', 'ja'],
  Airdrop: ['vi', 'tr-TR', 'tr-CT', 'de', 'es', 'es-ES', 'fr', 'pl', 'pt', 'it'],
  airdrop: ['vi', 'tr-TR', 'tr-CT', 'es', 'es-ES', 'fr', 'pl', 'pt', 'it'],
  Airdrops: ['de', 'es', 'es-ES', 'fr', 'pt'],
  Token: ['vi', 'tr-TR', 'tr-CT', 'de', 'es', 'es-ES', 'fr', 'pl', 'pt', 'it'],
  token: ['vi', 'tr-TR', 'tr-CT', 'pl', 'it'],
  Tokens: ['es', 'es-ES', 'fr', 'pt'],
  Coupons: ['fr'],
  Participants: ['fr'],
  'Copy trading': ['es', 'es-ES', 'fr', 'pl', 'pt', 'it'],
  Trading: ['es', 'es-ES', 'fr', 'pt', 'it'],
  Menu: ['vi', 'fr', 'pl', 'pt', 'it'],
  Email: ['fr', 'pl', 'pt', 'it'],
  Mobile: ['fr'],
  Account: ['it'],
  Password: ['it'],
  Nonce: ['zh-CN', 'zh-TW', 'de', 'es', 'es-ES', 'fr', 'pl', 'pt', 'it'],
  Trader: ['tr-TR', 'tr-CT', 'de', 'es', 'es-ES', 'fr', 'pl', 'pt', 'it'],
  Spot: ['tr-TR', 'tr-CT', 'de', 'es', 'es-ES', 'fr', 'pt', 'it'],
  ROI: ['ru', 'uk', 'de', 'es', 'es-ES', 'fr', 'pl', 'pt', 'it'],
  Futures: ['de', 'fr', 'it'],
  'Snapshot {number}': ['de', 'fr', 'pt', 'it'],
  Snapshots: ['de', 'fr', 'pt'],
  'ROI {percent}': ['vi', 'ru', 'uk', 'de', 'es', 'es-ES', 'fr', 'pl', 'pt', 'it'],
  'Factor {factor}': ['es', 'es-ES'],
  'ROI {percent}, factor {factor}': ['es', 'es-ES'],
  'ROI, factor {factor}': ['es', 'es-ES'],
  'Volume, {unit}': ['fr', 'pt', 'it'],
  Total: ['es', 'es-ES', 'fr', 'pt'],
  coupon: ['fr', 'it'],
  Bonus: ['de', 'fr', 'it'],
  Stock: ['fr'],
  Message: ['fr'],
  Volume: ['fr', 'pt', 'it'],
  Places: ['fr'],
  Performance: ['de', 'it'],
  Code: ['de', 'fr'],
  Status: ['de'],
  Details: ['de'],
  Person: ['de'],
  Active: ['fr'],
  Date: ['fr'],
  Referral: ['it'],
  'Hardware wallet': ['it'],
}

export const isSameWord = (text: string, locale: Locale): boolean =>
  NAMES.includes(text) || (SAME_AS_ENGLISH[text]?.includes(locale) ?? false)
