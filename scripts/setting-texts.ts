import { LOOK_AND_LINKS, type SettingGroup } from './look-and-links.ts'

const STRONG = '128 bits or more'
const SECRET = `needed; no development value, ${STRONG}`

/** Every setting with its words, as the page groups them. */
export const SETTING_GROUPS: SettingGroup[] = [
  {
    title: 'Where things are',
    rows: {
      PORT: ['The site’s port; 0 takes a free one'],
      HOST: [
        'The address that the site listens at: an IP address, or `localhost` for both loopback addresses',
        '`localhost`; when live `::`, every address',
      ],
      SITE_ORIGIN: [
        'The address people use, without a path. Anything but a loopback host makes the deployment live',
        '`http://localhost:{PORT}`',
        'must start with `https:`',
      ],
      FRONT_STATUS_PORT: [
        'The port of `/health/live`, `/health/ready` and `/metrics` of the front, for balancers and Prometheus alone (docs/deploying/monitor.md)',
        'none',
      ],
      FRONT_STATUS_HOST: [
        'The address that it listens at: an IP address, or `localhost`. Beyond loopback its `/metrics` needs `METRICS_TOKEN`, without which it answers 404',
      ],
      ACCESS_LOG: ['`on`: the front writes a line of JSON for each request (docs/deploying/monitor.md)'],
      GATEWAY_PORT: [
        'The embedded gateway’s port; 0 takes a free one, and so does a demonstration where another program has the default',
      ],
      GATEWAY_HOST: [
        'The address that it listens at: an IP address, or `localhost`. Its port also serves `/ops`, `/metrics` and `/docs`',
      ],
      CONSOLE_PORT: ['The console’s port; 0 takes a free one', '`4100` in a demonstration, or a free one; else none'],
      CONSOLE_ORIGIN: [
        'The address at which the staff uses the console (docs/operators/console.md), not that of the site',
        '`http://localhost:{CONSOLE_PORT}`',
        'needed with `CONSOLE_PORT`; must start with `https:`',
      ],
      CONSOLE_FILES: ['The folder of its built pages', '`.console`, from the runner'],
      CONSOLE_ISSUER: [
        'The OpenID provider of the staff, as in its discovery document; needs `OPS_POLICY_FILE`',
        'one person for each role of a demonstration, without passwords and on this machine alone',
        'needed with `CONSOLE_PORT`; must start with `https:`',
      ],
      PLAYER_ISSUER: [
        'The OpenID provider at which users sign in, as in its discovery document (docs/deploying/identity.md)',
        'built-in accounts alone',
        'must start with `https:`',
      ],
      PLAYER_ID_CLAIM: [
        'The claim with the id that the platform’s events call `userId`: 1 to 64 letters, digits, `-` or `_`',
      ],
      BUILT_IN_ACCOUNTS: [
        '`off`: users sign in at `PLAYER_ISSUER` alone; registration and login with a password are refused',
      ],
      SESSION_DAYS: [
        'So many days after a login a user logs in again, however often the session was used; without use it ends after 30. 1 to 365',
      ],
      GATEWAY_ORIGIN: [
        'A gateway of somebody else’s; the embedded one and its database are then not started',
        'the embedded gateway',
      ],
      GATEWAY_TOKEN: [
        'Bearer token that the site’s own readings send, where a platform wants one for public calls; without it such a page asks the visitor to log in',
        'none',
        STRONG,
      ],
      DATABASE_URL: ['A PostgreSQL server', 'an embedded one in `DATA_DIR`'],
      DATABASE_MIGRATION_URL: [
        'The same database as the owner of its tables, used for migrations and grants alone: the role of `DATABASE_URL` then owns nothing and cannot switch a guard off (docs/deploying/deploy.md)',
        'the role of `DATABASE_URL` owns the tables',
      ],
      DATABASE_DIRECT_URL: [
        'The same database and role without the pooler in `DATABASE_URL`, for notifications and commands; set it when that is PgBouncer in transaction mode (docs/deploying/scale.md)',
        '`DATABASE_URL`, which is then no pooler in transaction mode',
      ],
      DATABASE_REPLICA_URL: [
        'A streaming standby of the same database, for boards and reports, which may be 5 s old (docs/deploying/scale.md)',
        'all reads go to `DATABASE_URL`',
      ],
      MAIL_URL: [
        'The server that takes mails: `smtps://user:password@host`, or `smtp://` with port 587; needs `MAIL_FROM` (docs/deploying/deploy.md)',
        'a demonstration writes files into `DATA_DIR/mails`',
        'without it no password can be reset; the server must offer TLS',
      ],
      MAIL_FROM: [
        'The address of the sender; its name is `BRAND_NAME`. The site offers to reset a password where it is set, so a site that is started alone needs it, too',
        '`no-reply@fanfare.example` in a demonstration, else none',
        'needed with `MAIL_URL`',
      ],
      REDIS_URL: [
        'A Redis that several gateways share: it counts rate limits for all of them and carries live events. They continue without it (docs/deploying/deploy.md)',
        'each gateway counts for itself',
      ],
      DATA_DIR: ['Database, logs and run files; one Fanfare at a time'],
      NEXT_PORT: ['Next’s own port on 127.0.0.1; 0 takes a free one'],
    },
  },
  {
    title: 'Keys',
    rows: {
      OPS_KEYS_FILE: [
        'JSON with the keys of the staff, by person and role, readable by its owner alone (mode 0600); read again when it changes (docs/operators/console.md). `OPS_SECRET` is then the platform’s alone',
        '`OPS_SECRET` has every role',
        `secrets of ${STRONG}`,
      ],
      OPS_POLICY_FILE: [
        'YAML: what needs a second person, limits and promises of the staff, required languages',
        'one person may publish; goodwill, cancels and reviews have limits',
      ],
      WEBHOOK_SECRETS_FILE: [
        'JSON with the secrets of the webhooks in `OPS_POLICY_FILE`, readable by its owner alone (mode 0600); read again when it changes (docs/operators/payouts-and-webhooks.md)',
        'needed as soon as the policy has webhooks',
        `secrets of ${STRONG}`,
      ],
      CONSOLE_CLIENT_ID: ['The console at the provider of `CONSOLE_ISSUER`, needed with it', 'none'],
      CONSOLE_CLIENT_SECRET: ['Its secret, needed with `CONSOLE_ISSUER`', 'none', STRONG],
      PLAYER_CLIENT_ID: ['The site at the provider of `PLAYER_ISSUER`, needed with it', 'none'],
      PLAYER_CLIENT_SECRET: ['Its secret, needed with `PLAYER_ISSUER`', 'none', STRONG],
      SIGN_KEY: ['Key of the request signature. It reaches browsers and grants nothing', undefined, SECRET],
      SIGN_KEY_PREVIOUS: ['Still accepted while `SIGN_KEY` is changed', 'none', STRONG],
      OPS_SECRET: ['Key of `/ops/**`; two may stand here, separated by a comma', undefined, `${SECRET} each`],
      OPS_SECRET_PREVIOUS: ['Another key that is still accepted while `OPS_SECRET` is changed', 'none', STRONG],
      DATA_KEY: [
        'Encrypts the seeds of draws and delivery addresses in the database, so that a copy of the database does not reveal them. Keep it as long as the database',
        'a key in the database itself',
        `no development value, ${STRONG}`,
      ],
      DATA_KEY_PREVIOUS: [
        'Decrypts what was encrypted before `DATA_KEY` was changed, until all of it is encrypted again (docs/deploying/security.md)',
        'none',
        STRONG,
      ],
      BACKUP_KEY: [
        'Encrypts the backups of `npm run backup`, 128 bits or more; `npm run restore` needs it (docs/deploying/upgrade-and-backup.md). Keep it elsewhere than the backups',
        'backups are in the clear',
      ],
      BACKUP_KEY_PREVIOUS: ['Still decrypts older backups for `npm run restore`', 'none', STRONG],
      METRICS_TOKEN: [
        'Bearer token of `/metrics` of gateway and front',
        'open',
        '128 bits or more; without it `/metrics` answers 404',
      ],
      METRICS_TOKEN_PREVIOUS: ['Still accepted while `METRICS_TOKEN` is changed', 'none', STRONG],
      TRACES_URL: ['Where a collector takes traces, OTLP over HTTP (docs/deploying/monitor.md)', 'no traces'],
      TRACES_SAMPLE: ['Of 100 requests, runs of jobs and sockets, how many are traced'],
      REVALIDATE_SECRET: [
        'What gateway and site show each other: the one when an activity changed, the other when it reads for its pages, which is then not limited by address',
        'made anew by every start, for the embedded gateway alone',
        STRONG,
      ],
      REVALIDATE_SECRET_PREVIOUS: ['Still accepted while `REVALIDATE_SECRET` is changed', 'none', STRONG],
      CDN_PURGE_URL: [
        'Receives the tags of changed pages, after the fronts (docs/deploying/scale.md); a CDN’s own address or an adapter',
        'a CDN shows a change within a minute',
      ],
      CDN_PURGE_TOKEN: ['Bearer token of these requests', 'needed with `CDN_PURGE_URL`', STRONG],
      REVALIDATE_URL: [
        'Where the gateway tells the site of a change, `https://…/revalidate` of every front, separated by spaces',
        'the front beside it',
      ],
    },
  },
  LOOK_AND_LINKS,
  {
    title: 'Behind a proxy',
    rows: {
      TRUST_PROXY: ['How many proxies stand in front and append to `X-Forwarded-For`'],
      COUNTRY_HEADER: [
        'Header with the visitor’s ISO country, set by a proxy you trust',
        'the country is unknown',
        'this or `UNKNOWN_COUNTRY` is needed by activities with excluded regions',
      ],
      UNKNOWN_COUNTRY: [
        '`allow` or `deny`: whether visitors of an unknown country take part in activities with excluded regions; `fanfare_unknown_countries_total` counts them',
        '`allow`; when live `deny`',
      ],
      ALLOWED_ORIGINS: ['Further origins that the gateway’s CORS answers', 'none'],
      FRAME_ANCESTORS: ['Origins that may show our pages in a frame', 'none'],
    },
  },
  {
    title: 'Translations',
    rows: {
      TRANSLATIONS_ORIGIN: [
        'Where the site reads `/locales/{language}/common.json` at its start and every minute, for texts that replace those of the build',
        'none: the texts of the build',
        'must start with `https:`',
      ],
    },
  },
  {
    title: 'Shared link',
    rows: {
      SHARED_LINK_URL: [
        'A text file with the link that users share in place of the page’s own, read every minute; of a link without a path only the host replaces ours',
        'none: the link of the page',
        'must start with `https:`',
      ],
      SHARED_LINK_HOSTS: ['The hosts that this file, and the link in it, may have', 'none'],
    },
  },
  {
    title: 'Domain lists',
    rows: {
      DOMAIN_LIST_URLS: [
        'Where pages find the signed lists of further hosts, tried in this order (docs/deploying/deploy.md). These four are set together or not at all',
        'none: everything stays on the site’s origin',
        'must start with `https:`',
      ],
      DOMAIN_LIST_KEY: ['The passphrase of the lists. It reaches browsers and grants nothing', 'none', STRONG],
      DOMAIN_LIST_PUBLIC_KEY: ['The Ed25519 key that verifies them, Base64', 'none'],
      DOMAIN_SUFFIXES: [
        'Calls and sockets go to hosts below these domains alone, and `connect-src` allows them',
        'none',
        'no `localhost` and `127.0.0.1`',
      ],
    },
  },
  {
    title: 'Analytics',
    rows: {
      SENSORS_SERVER_URL: [
        'Where the browser sends events of Sensors Data (docs/page-and-cache.md). Its host enters the pages’ content policy',
        'none: no script of analytics is loaded',
      ],
      ANALYTICS_RECEIVER: ['Stores analytics events in the database, for `npm run activity -- funnel`'],
      ANALYTICS_SAMPLE: ['Of 100 visits, how many send events'],
      CONSENT_COUNTRIES: [
        'ISO 3166 countries, or `*`, where a page asks before it loads or sends anything of analytics; an unknown country is asked as well',
        'none',
      ],
    },
  },
  {
    title: 'Behaviour',
    rows: {
      CAPTCHA: ['Proof of work before registration and login', undefined, 'must be on'],
      GEETEST_ID: [
        'The site’s id at GeeTest: its captcha (version 4) replaces the proof of work. Needs `GEETEST_KEY`',
        'the proof of work',
      ],
      GEETEST_KEY: ['The key of that id at GeeTest, for the gateway alone', 'none', STRONG],
      GEETEST_ORIGIN: [
        'A host with GeeTest’s script and its check, instead of GeeTest’s own hosts',
        'GeeTest’s own hosts',
        'must start with `https:`',
      ],
      RATE_LIMIT: ['The limits of `npm run docs -- limits`', undefined, 'must be on'],
      SEED: [
        '`demo` publishes the files of `activities/` and makes demo accounts; `none` makes nothing',
        '`demo`, or `none` when live',
        'must be `none`',
      ],
      SIMULATOR: [
        'How much happens in a simulated market, a second: people who register, trade, invite, join and claim',
        undefined,
        'must be 0',
      ],
      PAYOUTS: [
        '`on` asks the exchange’s wallet to pay rewards that are granted from then on (docs/operators/payouts-and-webhooks.md); `off`: GRANTED is final here',
      ],
      ALLOW_CLOCK: ['Lets `POST /ops/v1/clock` move the gateway’s clock', undefined, 'must be off'],
      SERVICE_WORKER: [
        'Keeps visited pages and a user’s last answers in the browser, for weak networks (docs/offline.md). `off` removes them from browsers that have them',
      ],
      PSEUDO_LOCALE: [
        'For development: the texts of `en` and of activities in English accented, 40 % longer and in brackets, so that what is cut off or not translated is seen',
        undefined,
        'must be off',
      ],
      LOG_LEVEL: ['`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`'],
    },
  },
]
