const { env } = process

/** No site runs while tests are listed, and files read its address when they are loaded. */
const NOT_STARTED = 'http://not-started.invalid'

/** Addresses of the site under test, which tests/setup/e2e.ts puts into the environment. */
export const stack = {
  siteOrigin: env.E2E_BASE_URL ?? NOT_STARTED,
  /** The gateway's own port: operator calls never pass through the site (contract §8). */
  gatewayOrigin: env.E2E_GATEWAY_URL ?? NOT_STARTED,
  consoleOrigin: env.E2E_CONSOLE_URL ?? NOT_STARTED,
  opsSecret: env.E2E_OPS_SECRET ?? '',
  signKey: env.E2E_SIGN_KEY ?? '',
  dataDir: env.E2E_DATA_DIR ?? '',
  /** What the tests of a run share, such as sessions; gone after it. */
  runDir: env.E2E_RUN_DIR ?? '',
}
