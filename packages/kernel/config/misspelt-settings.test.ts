import { expect, test } from 'vitest'
import { LIVE } from '../testing/live-settings.ts'
import { parseConfig, requireConfig } from './config.ts'

const refusedNames = (env: Record<string, string>): string[] => {
  const result = parseConfig({ ...LIVE, ...env })
  return result.ok ? [] : result.problems.map(({ name }) => name)
}

const MISSPELT: readonly (readonly [name: string, meant: string])[] = [
  // One or two letters.
  ['DATABSE_URL', 'DATABASE_URL'],
  ['RATE_LIMT', 'RATE_LIMIT'],
  ['sign_key', 'SIGN_KEY'],
  ['SIGN_KYE_FILE', 'SIGN_KEY_FILE'],
  // Number.
  ['CONSENT_COUNTRY', 'CONSENT_COUNTRIES'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['UNKNOWN_COUNTRIES', 'UNKNOWN_COUNTRY'],
  ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
  ['FRAME_ANCESTOR', 'FRAME_ANCESTORS'],
  ['DOMAIN_SUFFIX', 'DOMAIN_SUFFIXES'],
  ['OPS_KEY_FILE', 'OPS_KEYS_FILE'],
  ['OPS_POLICIES_FILE', 'OPS_POLICY_FILE'],
  ['WEBHOOKS_SECRET_FILE', 'WEBHOOK_SECRETS_FILE'],
  ['SECURITY_CONTACTS', 'SECURITY_CONTACT'],
  // The last word is missing.
  ['OPS_POLICY', 'OPS_POLICY_FILE'],
  ['OPS_KEYS', 'OPS_KEYS_FILE'],
  ['OPS_POLICIES', 'OPS_POLICY_FILE'],
  ['WEBHOOK_SECRETS', 'WEBHOOK_SECRETS_FILE'],
  ['CDN_PURGE', 'CDN_PURGE_URL'],
  ['DATABASE_REPLICA', 'DATABASE_REPLICA_URL'],
  ['REDIS', 'REDIS_URL'],
  ['DATABASE', 'DATABASE_URL'],
  // The last word is too much.
  ['SITE_ORIGIN_URL', 'SITE_ORIGIN'],
  ['OPS_SECRET_KEY', 'OPS_SECRET'],
  ['METRICS_TOKEN_SECRET', 'METRICS_TOKEN'],
  ['DATA_DIR_PATH', 'DATA_DIR'],
  // Another word of its family.
  ['SITE_URL', 'SITE_ORIGIN'],
  ['GATEWAY_URL', 'GATEWAY_ORIGIN'],
  ['CONSOLE_ADDRESS', 'CONSOLE_ORIGIN'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['REDIS_ENDPOINT', 'REDIS_URL'],
  ['OPS_POLICY_PATH', 'OPS_POLICY_FILE'],
  ['OPS_TOKEN', 'OPS_SECRET'],
  ['SIGN_SECRET', 'SIGN_KEY'],
  ['METRICS_SECRET', 'METRICS_TOKEN'],
  ['REVALIDATE_TOKEN', 'REVALIDATE_SECRET'],
  ['BACKUP_SECRET', 'BACKUP_KEY'],
  // A prefix too much, or none.
  ['FANFARE_PORT', 'PORT'],
  ['NEXT_PUBLIC_SITE_ORIGIN', 'SITE_ORIGIN'],
  ['POLICY_FILE', 'OPS_POLICY_FILE'],
  ['KEYS_FILE', 'OPS_KEYS_FILE'],
  ['PURGE_TOKEN', 'CDN_PURGE_TOKEN'],
]

test.each(MISSPELT)('[DEV-18] %s is named with %s, which was meant, and refused when live', (name, meant) => {
  expect(requireConfig({ [name]: 'x' }).misspelt).toEqual([`${name} is no setting; did you mean ${meant}?`])
  expect(refusedNames({ [name]: 'x' })).toEqual([name])
})

test.each([
  ['MAIL', 'smtp://mail.example.com', 'MAIL_URL'],
  ['HELP', 'https://help.example.com', 'HELP_URL'],
  ['TRACES', 'http://collector:4318', 'TRACES_URL'],
])('[DEV-18] %s=%s is named with %s, because its value is an address', (name, value, meant) => {
  expect(requireConfig({ [name]: value }).misspelt).toEqual([`${name} is no setting; did you mean ${meant}?`])
})

test('[DEV-18] what no setting is like, but begins or ends as ours, is refused without a guess', () => {
  const invented = { FANFARE_COLOUR: '1', BRAND_NAME_FILE: '/x', BRAND_NAME_PREVIOUS: 'x' }
  expect(refusedNames(invented)).toEqual(Object.keys(invented))
  expect(requireConfig({ FANFARE_COLOUR: '1', RATE_LIMI: '' }).misspelt).toEqual([
    'FANFARE_COLOUR is no setting (npm run docs -- settings)',
  ])
})

test('[DEV-18] all misspelt settings are named at once', () => {
  const names = MISSPELT.map(([name]) => name)
  expect(refusedNames(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual(names)
})

const OF_OTHERS: Record<string, string> = {
  // Shell and system.
  PATH: '/bin',
  HOME: '/root',
  HOSTNAME: 'promo-1',
  HOSTTYPE: 'x86_64',
  USER: 'fanfare',
  MAIL: '/var/mail/fanfare',
  LOGNAME: 'fanfare',
  SHELL: '/bin/sh',
  TERM: 'xterm',
  LANG: 'C.UTF-8',
  LC_ALL: 'C',
  TZ: 'UTC',
  TMPDIR: '/tmp',
  PWD: '/srv',
  OLDPWD: '/',
  SHLVL: '1',
  XDG_DATA_DIRS: '/usr/share',
  XDG_CONFIG_HOME: '/x',
  SSH_AUTH_SOCK: '/x',
  SSH_CONNECTION: 'x',
  GIT_DIR: '/x',
  EDITOR: 'vi',
  DISPLAY: ':0',
  // Node and npm.
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-old-space-size=512',
  NODE_VERSION: '24.21.0',
  NODE_PATH: '/x',
  NODE_EXTRA_CA_CERTS: '/x',
  npm_config_registry: 'https://registry.example',
  npm_package_name: 'fanfare',
  npm_lifecycle_event: 'start',
  NEXT_TELEMETRY_DISABLED: '1',
  CI: '1',
  DEBUG: '*',
  NO_COLOR: '1',
  // PostgreSQL.
  PGHOST: 'db',
  PGPORT: '5432',
  PGPASSWORD: 'x',
  PGDATA: '/x',
  POSTGRES_PORT: '5432',
  POSTGRES_PASSWORD: 'x',
  POSTGRES_DB: 'x',
  // Services in Kubernetes, also of our own names.
  KUBERNETES_PORT: 'tcp://10.0.0.1:443',
  KUBERNETES_SERVICE_HOST: '10.0.0.1',
  KUBERNETES_SERVICE_PORT_HTTPS: '443',
  REDIS_SERVICE_HOST: '10.0.0.2',
  REDIS_SERVICE_PORT: '6379',
  REDIS_PORT: 'tcp://10.0.0.2:6379',
  REDIS_PORT_6379_TCP: 'tcp://10.0.0.2:6379',
  REDIS_PORT_6379_TCP_ADDR: '10.0.0.2',
  REDIS_PORT_6379_TCP_PROTO: 'tcp',
  DATABASE_SERVICE_HOST: '10.0.0.3',
  DATABASE_PORT: 'tcp://10.0.0.3:5432',
  SITE_SERVICE_HOST: '10.0.0.4',
  SITE_PORT: 'tcp://10.0.0.4:3000',
  FANFARE_SERVICE_HOST: '10.0.0.5',
  FANFARE_SERVICE_PORT: '3000',
  FANFARE_PORT: 'tcp://10.0.0.5:3000',
  FANFARE_PORT_3000_TCP: 'tcp://10.0.0.5:3000',
  // Others.
  REDIS_HOST: 'redis',
  REDIS_PASSWORD: 'x',
  DATABASE_NAME: 'x',
  DATABASE_PASSWORD: 'x',
  GATEWAY_PASSWORD: 'x',
  HTTP_PROXY: 'http://proxy:3128',
  HTTPS_PROXY: 'http://proxy:3128',
  NO_PROXY: 'localhost',
  AWS_REGION: 'eu-central-1',
  AWS_SECRET_ACCESS_KEY: 'x',
  GOOGLE_APPLICATION_CREDENTIALS: '/x',
  SENTRY_DSN: 'https://x@sentry.example/1',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  SSL_CERT_FILE: '/x',
  CREDENTIALS_DIRECTORY: '/run/credentials',
  INVOCATION_ID: 'x',
  JOURNAL_STREAM: '8:1',
  SITE: 'x',
  CLIENT_ID: 'x',
  CLIENT_SECRET: 'x',
  SERVER_URL: 'http://x',
  PUBLIC_KEY: 'x',
  LOG_FILE: '/x',
}

test('[DEV-18] variables of the shell, Node, npm, PostgreSQL, Kubernetes and other programs are no misspelt settings', () => {
  expect(requireConfig(OF_OTHERS).misspelt).toEqual([])
  expect(refusedNames(OF_OTHERS)).toEqual([])
})
