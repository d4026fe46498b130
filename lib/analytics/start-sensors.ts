import sensors from 'sa-sdk-javascript/dist/web/sensorsdata.es6.js'
import pageLeave from 'sa-sdk-javascript/dist/web/plugin/pageleave/index.es6.js'
import pageLoad from 'sa-sdk-javascript/dist/web/plugin/pageload/index.es6.js'
import { allowedSensorsData } from './allowed-sensors-data.ts'

/** Spec §9, seconds. */
export const PAGE_LEAVE = { heartbeat_interval_time: 5, max_duration: 432_000 } as const
export const PAGE_LOAD = { max_duration: 1800 } as const

/** Runs before all senders of the library, whose priorities begin at 30. */
const FIRST = 1

function redact(request: SensorsRequest) {
  const { data } = request
  // The library ignores an error of an interceptor, and would then send the data that is there.
  request.data = {}
  request.data = allowedSensorsData(data)
  return request
}

const redaction: SensorsPlugin = {
  plugin_name: 'FanfareRedaction',
  init: (sdk) =>
    sdk.on('sdkAfterInitPara', () =>
      sdk.registerInterceptor('sendDataStage', { send: { priority: FIRST, entry: redact } }),
    ),
}

/** Starts Sensors Data in this page (ANA-1); every record passes the redaction before any sender. */
export function startSensors(serverUrl: string): Pick<SensorsSdk, 'track' | 'disableSDK'> {
  sensors.use(redaction)
  sensors.use(pageLeave, PAGE_LEAVE)
  sensors.use(pageLoad, PAGE_LOAD)
  sensors.init({
    server_url: serverUrl,
    send_type: 'beacon',
    cross_subdomain: false,
    // Our own events name the page of the router.
    is_track_single_page: false,
    heatmap: { clickmap: 'not_collect', scroll_notice_map: 'not_collect' },
    show_log: false,
    preset_properties: {
      latest_utm: false,
      latest_traffic_source_type: false,
      latest_search_keyword: false,
      latest_referrer: false,
      url: false,
      title: false,
    },
  })
  return sensors
}
