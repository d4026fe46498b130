/** Addresses of the site under test, which tests/setup/e2e.ts puts into the environment. */
const told = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: tests/setup/e2e.ts starts the site`)
  return value
}

export const stack = {
  get siteOrigin() {
    return told('E2E_BASE_URL')
  },
  /** The gateway's own port: operator calls never pass through the site (contract §8). */
  get gatewayOrigin() {
    return told('E2E_GATEWAY_URL')
  },
  get consoleOrigin() {
    return told('E2E_CONSOLE_URL')
  },
  get opsSecret() {
    return told('E2E_OPS_SECRET')
  },
  get signKey() {
    return told('E2E_SIGN_KEY')
  },
  get dataDir() {
    return told('E2E_DATA_DIR')
  },
  /** What the tests of a run share, such as sessions; gone after it. */
  get runDir() {
    return told('E2E_RUN_DIR')
  },
}
