import { describePage } from './describe-page.ts'

/** A record of the library as it would be sent. */
type SensorsData = Record<string, unknown>

/** The library's own fields that say nothing about a person, except its random number of the browser. */
const FIELDS = ['type', 'event', 'time', 'distinct_id', 'anonymous_id', '_track_id', '_flush_time'] as const
const PROPERTIES = [
  '$lib',
  '$lib_version',
  '$timezone_offset',
  '$screen_height',
  '$screen_width',
  '$viewport_height',
  '$viewport_width',
  '$viewport_position',
  '$page_resource_size',
  '$is_first_day',
  'event_duration',
  // Ours, which their schemas have reduced already (`create-tracker.ts`).
  'page',
  'route',
  'locale',
  'activity',
  'task',
  'metric',
  'value',
  'rating',
  'message',
] as const
const IDENTITY = '$identity_cookie_id'

const isRecord = (value: unknown): value is SensorsData => typeof value === 'object' && value !== null

const pick = (from: unknown, names: readonly string[]): SensorsData =>
  Object.fromEntries(names.flatMap((name) => (isRecord(from) && name in from ? [[name, from[name]]] : [])))

const pathOf = (url: unknown) => {
  if (typeof url !== 'string' || !URL.canParse(url)) return ''
  return new URL(url).pathname
}

/**
 * The only fields of a Sensors Data record that leave the browser (ANA-3). The library always adds address, title and referrer; the
 * address is replaced by the described page, the others are dropped.
 */
export function allowedSensorsData(data: SensorsData): SensorsData {
  const { properties, identities, lib } = data
  const url = isRecord(properties) ? properties.$url : undefined
  const page = typeof url === 'string' ? describePage(pathOf(url)) : null
  return {
    ...pick(data, FIELDS),
    identities: pick(identities, [IDENTITY]),
    lib: pick(lib, ['$lib', '$lib_method', '$lib_version']),
    properties: {
      ...(page && { page: page.page, locale: page.locale, $url_path: page.route }),
      ...pick(properties, PROPERTIES),
    },
  }
}
