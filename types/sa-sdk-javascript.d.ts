/** The parts of the library that we use; its own types are not connected with its modules. */
interface SensorsRequest {
  data: Record<string, unknown>
}

interface SensorsSdk {
  use: (plugin: SensorsPlugin, options?: object) => void
  init: (parameters: object) => void
  quick: (name: string) => void
  track: (event: string, properties: object) => void
  on: (event: string, listener: () => void) => void
  disableSDK: () => void
  registerInterceptor: (
    stage: 'sendDataStage',
    interceptor: { send: { priority: number; entry: (request: SensorsRequest) => SensorsRequest } },
  ) => void
}

interface SensorsPlugin {
  plugin_name?: string
  init: (sdk: SensorsSdk, options?: object) => void
}

declare module 'sa-sdk-javascript/dist/web/sensorsdata.es6.js' {
  const sensors: SensorsSdk
  export default sensors
}
declare module 'sa-sdk-javascript/dist/web/plugin/pageleave/index.es6.js' {
  const pageLeave: SensorsPlugin
  export default pageLeave
}
declare module 'sa-sdk-javascript/dist/web/plugin/pageload/index.es6.js' {
  const pageLoad: SensorsPlugin
  export default pageLoad
}
