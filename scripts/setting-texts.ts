import { LOOK_AND_LINKS, type SettingGroup } from './look-and-links.ts'

const SECRET = 'needed; no development value, 128 bits or more'

/** Every setting with its words, as the page groups them. */
export const SETTING_GROUPS: SettingGroup[] = [
  {
    title: 'Where things are',
    rows: {
      PORT: { text: 'The site’s port; 0 takes a free one' },
      HOST: {
        text: 'The address that the site listens at: an IP address, or `localhost` for both loopback addresses',
        unset: '`localhost`; when live `::`, every address',
      },
      SITE_ORIGIN: {
        text: 'The address people use, without a path. Anything but a loopback host makes the deployment live',
        unset: '`http://localhost:{PORT}`',
        live: 'must start with `https:`',
      },
      FRONT_STATUS_PORT: {
        text: 'The port of `/health/live`, `/health/ready` and `/metrics` of the front, for balancers and Prometheus alone (docs/deploying/monitor.md)',
        unset: 'none',
      },
      FRONT_STATUS_HOST: {
        text: 'The address that it listens at: an IP address, or `localhost`. Beyond loopback its `/metrics` needs `METRICS_TOKEN`, without which it answers 404',
      },
      ACCESS_LOG: {
        text: '`on`: the front writes a line of JSON for each request (docs/deploying/monitor.md)',
      },
      GATEWAY_PORT: { text: 'The embedded gateway’s port; 0 takes a free one' },
      GATEWAY_HOST: {
        text: 'The address that it listens at: an IP address, or `localhost`. Its port also serves `/ops`, `/metrics` and `/docs`',
      },
      CONSOLE_PORT: { text: 'The console’s port; 0 takes a free one', unset: '`4100` in a demonstration, else none' },
      CONSOLE_ORIGIN: {
        text: 'The address at which the staff uses the console (docs/operators/console.md), not that of the site',
        unset: '`http://localhost:{CONSOLE_PORT}`',
        live: 'needed with `CONSOLE_PORT`; must start with `https:`',
      },
      CONSOLE_FILES: { text: 'The folder of its built pages', unset: '`.console`, from the runner' },
      CONSOLE_ISSUER: {
        text: 'The OpenID provider of the staff, as in its discovery document; needs `OPS_POLICY_FILE`',
        unset: 'one person for each role of a demonstration, without passwords and on this machine alone',
        live: 'needed with `CONSOLE_PORT`; must start with `https:`',
      },
      PLAYER_ISSUER: {
        text: 'The OpenID provider at which users sign in, as in its discovery document (docs/deploying/identity.md)',
        unset: 'built-in accounts alone',
        live: 'must start with `https:`',
      },
      PLAYER_ID_CLAIM: {
        text: 'The claim with the id that the platform’s events call `userId`: 1 to 64 letters, digits, `-` or `_`',
      },
      BUILT_IN_ACCOUNTS: {
        text: '`off`: users sign in at `PLAYER_ISSUER` alone; registration and login with a password are refused',
      },
      SESSION_DAYS: {
        text: 'So many days after a login a user logs in again, however often the session was used; without use it ends after 30. 1 to 365',
      },
      GATEWAY_ORIGIN: {
        text: 'A gateway of somebody else’s; the embedded one and its database are then not started',
        unset: 'the embedded gateway',
      },
      GATEWAY_TOKEN: {
        text: 'Bearer token that the site’s own readings send, where a platform wants one for public calls; without it such a page asks the visitor to log in',
        unset: 'none',
      },
      DATABASE_URL: { text: 'A PostgreSQL server', unset: 'an embedded one in `DATA_DIR`' },
      DATABASE_MIGRATION_URL: {
        text: 'The same database as the owner of its tables, used for migrations and grants alone: the role of `DATABASE_URL` then owns nothing and cannot switch a guard off (docs/deploying/deploy.md)',
        unset: 'the role of `DATABASE_URL` owns the tables',
      },
      DATABASE_DIRECT_URL: {
        text: 'The same database and role without the pooler in `DATABASE_URL`, for notifications and commands; set it when that is PgBouncer in transaction mode (docs/deploying/scale.md)',
        unset: '`DATABASE_URL`, which is then no pooler in transaction mode',
      },
      DATABASE_REPLICA_URL: {
        text: 'A streaming standby of the same database, for boards and reports, which may be 5 s old (docs/deploying/scale.md)',
        unset: 'all reads go to `DATABASE_URL`',
      },
      MAIL_URL: {
        text: 'The server that takes mails: `smtps://user:password@host`, or `smtp://` with port 587; needs `MAIL_FROM` (docs/deploying/deploy.md)',
        unset: 'a demonstration writes files into `DATA_DIR/mails`',
        live: 'without it no password can be reset; the server must offer TLS',
      },
      MAIL_FROM: {
        text: 'The address of the sender; its name is `BRAND_NAME`. The site offers to reset a password where it is set, so a site that is started alone needs it, too',
        unset: '`no-reply@fanfare.example` in a demonstration, else none',
        live: 'needed with `MAIL_URL`',
      },
      REDIS_URL: {
        text: 'A Redis that several gateways share: it counts rate limits for all of them and carries live events. They continue without it (docs/deploying/deploy.md)',
        unset: 'each gateway counts for itself',
      },
      DATA_DIR: { text: 'Database, logs and run files; one Fanfare at a time' },
      NEXT_PORT: { text: 'Next’s own port on 127.0.0.1; 0 takes a free one' },
    },
  },
  {
    title: 'Keys',
    rows: {
      OPS_KEYS_FILE: {
        text: 'JSON with the keys of the staff, by person and role, readable by its owner alone (mode 0600); read again when it changes (docs/operators/console.md). `OPS_SECRET` is then the platform’s alone',
        unset: '`OPS_SECRET` has every role',
      },
      OPS_POLICY_FILE: {
        text: 'YAML: what needs a second person, limits and promises of the staff, required languages',
        unset: 'one person may publish; goodwill, cancels and reviews have limits',
      },
      WEBHOOK_SECRETS_FILE: {
        text: 'JSON with the secrets of the webhooks in `OPS_POLICY_FILE`, readable by its owner alone (mode 0600); read again when it changes (docs/operators/payouts-and-webhooks.md)',
        unset: 'needed as soon as the policy has webhooks',
      },
      CONSOLE_CLIENT_ID: { text: 'The console at the provider of `CONSOLE_ISSUER`, needed with it', unset: 'none' },
      CONSOLE_CLIENT_SECRET: { text: 'Its secret, needed with `CONSOLE_ISSUER`', unset: 'none' },
      PLAYER_CLIENT_ID: { text: 'The site at the provider of `PLAYER_ISSUER`, needed with it', unset: 'none' },
      PLAYER_CLIENT_SECRET: { text: 'Its secret, needed with `PLAYER_ISSUER`', unset: 'none' },
      SIGN_KEY: {
        text: 'Key of the request signature. It reaches browsers and grants nothing',
        live: 'no development value',
      },
      SIGN_KEY_PREVIOUS: {
        text: 'Still accepted while `SIGN_KEY` is changed',
        unset: 'none',
        live: 'no development value',
      },
      OPS_SECRET: { text: 'Key of `/ops/**`; two may stand here, separated by a comma', live: SECRET },
      OPS_SECRET_PREVIOUS: { text: 'Another key that is still accepted while `OPS_SECRET` is changed', unset: 'none' },
      DATA_KEY: {
        text: 'Encrypts the seeds of draws and delivery addresses in the database, so that a copy of the database does not reveal them. Keep it as long as the database',
        unset: 'a key in the database itself',
        live: 'no development value, 128 bits or more',
      },
      DATA_KEY_PREVIOUS: {
        text: 'Decrypts what was encrypted before `DATA_KEY` was changed, until all of it is encrypted again (docs/deploying/security.md)',
        unset: 'none',
      },
      BACKUP_KEY: {
        text: 'Encrypts the backups of `npm run backup`, 128 bits or more; `npm run restore` needs it (docs/deploying/upgrade-and-backup.md). Keep it elsewhere than the backups',
        unset: 'backups are in the clear',
      },
      BACKUP_KEY_PREVIOUS: { text: 'Still decrypts older backups for `npm run restore`', unset: 'none' },
      METRICS_TOKEN: {
        text: 'Bearer token of `/metrics` of gateway and front',
        unset: 'open',
        live: '128 bits or more; without it `/metrics` answers 404',
      },
      METRICS_TOKEN_PREVIOUS: {
        text: 'Still accepted while `METRICS_TOKEN` is changed',
        unset: 'none',
        live: '128 bits or more',
      },
      TRACES_URL: {
        text: 'Where a collector takes traces, OTLP over HTTP (docs/deploying/monitor.md)',
        unset: 'no traces',
      },
      TRACES_SAMPLE: { text: 'Of 100 requests, runs of jobs and sockets, how many are traced' },
      REVALIDATE_SECRET: {
        text: 'What gateway and site show each other: the one when an activity changed, the other when it reads for its pages, which is then not limited by address',
        unset: 'made anew by every start, for the embedded gateway alone',
        live: '128 bits or more',
      },
      REVALIDATE_SECRET_PREVIOUS: {
        text: 'Still accepted while `REVALIDATE_SECRET` is changed',
        unset: 'none',
        live: '128 bits or more',
      },
      CDN_PURGE_URL: {
        text: 'Receives the tags of changed pages, after the fronts (docs/deploying/scale.md); a CDN’s own address or an adapter',
        unset: 'a CDN shows a change within a minute',
      },
      CDN_PURGE_TOKEN: { text: 'Bearer token of these requests', unset: 'needed with `CDN_PURGE_URL`' },
      REVALIDATE_URL: {
        text: 'Where the gateway tells the site of a change, `https://…/revalidate` of every front, separated by spaces',
        unset: 'the front beside it',
      },
    },
  },
  LOOK_AND_LINKS,
  {
    title: 'Behind a proxy',
    rows: {
      TRUST_PROXY: { text: 'How many proxies stand in front and append to `X-Forwarded-For`' },
      COUNTRY_HEADER: {
        text: 'Header with the visitor’s ISO country, set by a proxy you trust',
        unset: 'the country is unknown',
        live: 'this or `UNKNOWN_COUNTRY` is needed by activities with excluded regions',
      },
      UNKNOWN_COUNTRY: {
        text: '`allow` or `deny`: whether visitors of an unknown country take part in activities with excluded regions; `fanfare_unknown_countries_total` counts them',
        unset: '`allow`; when live `deny`',
      },
      ALLOWED_ORIGINS: { text: 'Further origins that the gateway’s CORS answers', unset: 'none' },
      FRAME_ANCESTORS: { text: 'Origins that may show our pages in a frame', unset: 'none' },
    },
  },
  {
    title: 'Translations',
    rows: {
      TRANSLATIONS_ORIGIN: {
        text: 'Where the site reads `/locales/{language}/common.json` at its start and every minute, for texts that replace those of the build',
        unset: 'none: the texts of the build',
        live: 'must start with `https:`',
      },
    },
  },
  {
    title: 'Shared link',
    rows: {
      SHARED_LINK_URL: {
        text: 'A text file with the link that users share in place of the page’s own, read every minute; of a link without a path only the host replaces ours',
        unset: 'none: the link of the page',
        live: 'must start with `https:`',
      },
      SHARED_LINK_HOSTS: { text: 'The hosts that this file, and the link in it, may have', unset: 'none' },
    },
  },
  {
    title: 'Domain lists',
    rows: {
      DOMAIN_LIST_URLS: {
        text: 'Where pages find the signed lists of further hosts, tried in this order (docs/deploying/deploy.md). These four are set together or not at all',
        unset: 'none: everything stays on the site’s origin',
        live: 'must start with `https:`',
      },
      DOMAIN_LIST_KEY: { text: 'The passphrase of the lists. It reaches browsers and grants nothing', unset: 'none' },
      DOMAIN_LIST_PUBLIC_KEY: { text: 'The Ed25519 key that verifies them, Base64', unset: 'none' },
      DOMAIN_SUFFIXES: {
        text: 'Calls and sockets go to hosts below these domains alone, and `connect-src` allows them',
        unset: 'none',
        live: 'no `localhost` and `127.0.0.1`',
      },
    },
  },
  {
    title: 'Analytics',
    rows: {
      SENSORS_SERVER_URL: {
        text: 'Where the browser sends events of Sensors Data (docs/page-and-cache.md). Its host enters the pages’ content policy',
        unset: 'none: no script of analytics is loaded',
      },
      ANALYTICS_RECEIVER: { text: 'Stores analytics events in the database, for `npm run activity -- funnel`' },
      ANALYTICS_SAMPLE: { text: 'Of 100 visits, how many send events' },
      CONSENT_COUNTRIES: {
        text: 'ISO 3166 countries, or `*`, where a page asks before it loads or sends anything of analytics; an unknown country is asked as well',
        unset: 'none',
      },
    },
  },
  {
    title: 'Behaviour',
    rows: {
      CAPTCHA: { text: 'Proof of work before registration and login', live: 'must be on' },
      GEETEST_ID: {
        text: 'The site’s id at GeeTest: its captcha (version 4) replaces the proof of work. Needs `GEETEST_KEY`',
        unset: 'the proof of work',
      },
      GEETEST_KEY: { text: 'The key of that id at GeeTest, for the gateway alone', unset: 'none' },
      GEETEST_ORIGIN: {
        text: 'A host with GeeTest’s script and its check, instead of GeeTest’s own hosts',
        unset: 'GeeTest’s own hosts',
        live: 'must start with `https:`',
      },
      RATE_LIMIT: { text: 'The limits of `npm run docs -- limits`', live: 'must be on' },
      SEED: {
        text: '`demo` publishes the files of `activities/` and makes demo accounts; `none` makes nothing',
        unset: '`demo`, or `none` when live',
        live: 'must be `none`',
      },
      SIMULATOR: {
        text: 'How much happens in a simulated market, a second: people who register, trade, invite, join and claim',
        live: 'must be 0',
      },
      PAYOUTS: {
        text: '`on` asks the exchange’s wallet to pay rewards that are granted from then on (docs/operators/payouts-and-webhooks.md); `off`: GRANTED is final here',
      },
      ALLOW_CLOCK: { text: 'Lets `POST /ops/v1/clock` move the gateway’s clock', live: 'must be off' },
      SERVICE_WORKER: {
        text: 'Keeps visited pages and a user’s last answers in the browser, for weak networks (docs/offline.md). `off` removes them from browsers that have them',
      },
      PSEUDO_LOCALE: {
        text: 'For development: the texts of `en` and of activities in English accented, 40 % longer and in brackets, so that what is cut off or not translated is seen',
        live: 'must be off',
      },
      LOG_LEVEL: { text: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`' },
    },
  },
]
