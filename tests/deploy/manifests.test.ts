import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { parse, parseAllDocuments } from 'yaml'
import { healthLive, healthReady } from '@fanfare/contract/ops/gateway.ts'
import { createOpsKeys } from '@fanfare/gateway/access/ops-keys.ts'
import { readStaffPolicy } from '@fanfare/gateway/access/staff-policy.ts'
import { isPrivateFile } from '@fanfare/gateway/access/watched-file.ts'
import { parseConfig, requireConfig } from '@fanfare/kernel/config/config.ts'
import { isReadBy, type Program, SECRET_SETTINGS } from '@fanfare/kernel/config/secret-files.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import { inRoot } from '@fanfare/runner/root.ts'

type Env = Record<string, string>
interface Service {
  image: string
  environment?: Env
  secrets?: string[]
  tmpfs?: string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  healthcheck?: object
  volumes?: string[]
  command?: string[]
  /** A service with profiles is a job: it is not started with the others. */
  profiles?: string[]
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } }
}
interface Compose {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
}
type Labels = Record<string, string>
interface Probe {
  httpGet: { path: string; port: string }
}
interface Container {
  image: string
  command?: string[]
  env: { name: string; value: string }[]
  ports: { name: string; containerPort: number }[]
  startupProbe: Probe
  livenessProbe: Probe
  readinessProbe: Probe
  resources: { requests: object; limits: object }
  securityContext: object
  volumeMounts: { name: string; mountPath: string }[]
}
interface PodTemplate {
  metadata: { labels: Labels }
  spec: {
    securityContext: { runAsNonRoot: boolean; fsGroup: number }
    containers: [Container]
    volumes: { name: string; secret?: { defaultMode?: number; items: { key: string; path: string }[] } }[]
  }
}
interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
  data?: Env
  spec: {
    template?: PodTemplate
    jobTemplate?: { spec: { template: PodTemplate } }
    selector: Labels & { matchLabels?: Labels }
    podSelector: { matchLabels: Labels }
    ports: { port: number; targetPort: string }[]
    scaleTargetRef: { name: string }
    ingress: { ports: { port: string }[] }[]
    rules: { http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] } }[]
  }
}

interface Overlay {
  resources: string[]
  images: { name: string }[]
  patches: { target: { kind: string; name: string }; patch: string }[]
}

const read = (...path: string[]): string => readFileSync(inRoot('deploy', ...path), 'utf8')

const dockerfile = read('image', 'Dockerfile')
const compose = parse(read('compose', 'compose.yml'), { merge: true }) as Compose
/** The staff's console, beside the others. */
const composeConsole = parse(read('compose', 'console.yml'), { merge: true }) as Compose
const consoleOfKubernetes = parse(read('kubernetes-console', 'kustomization.yaml')) as Overlay
const consoleManifests = parseAllDocuments(read('kubernetes-console', 'console.yaml')).map(
  (document) => document.toJS() as Manifest,
)
const files = readdirSync(inRoot('deploy', 'kubernetes')).filter((name) => name !== 'kustomization.yaml')
const manifests = files.flatMap((name) =>
  parseAllDocuments(read('kubernetes', name)).map((document) => document.toJS() as Manifest),
)
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
const PARTS = ['gateway', 'site'] as const
/** Of a machine that compose.yml is for (docs/deploying/deploy.md). */
const SMALLEST_CORES = 2
const EXPOSED = { gateway: { http: 4000 }, site: { http: 3000, status: 9100 } }

/** The instructions of a target, without those that it inherits. */
const stageOf = (target: string): string =>
  new RegExp(`^FROM \\S+ AS ${target}$([^]*?)(?=^FROM |$(?![^]))`, 'm').exec(dockerfile)?.[1] ?? ''
const imageEnv = (target: string): Env =>
  Object.fromEntries(
    [...stageOf(target).matchAll(/([A-Z_]+)=([^\s\\]+)/g)].map(([, name = '', value = '']) => [name, value]),
  )

const settings = ofKind('ConfigMap')[0]?.data ?? {}
/** Of a Deployment, or of a CronJob. */
const podOf = (part: string) => {
  const found = [...ofKind('Deployment'), ...ofKind('CronJob')].find(({ metadata }) => metadata.name === part)
  const template = found?.spec.template ?? found?.spec.jobTemplate?.spec.template
  if (template === undefined) throw new Error(`no pod ${part}`)
  const { metadata, spec } = template
  return { labels: metadata.labels, pod: spec, container: spec.containers[0] }
}

/** The settings of each process, and the secrets that are mounted for it, by path. */
const GIVEN = PARTS.flatMap((part) => {
  const service = compose.services[part]
  const { container, pod } = podOf(part)
  const items = pod.volumes.flatMap(({ secret }) => secret?.items ?? [])
  const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]))
  const programs: readonly Program[] = part === 'site' ? ['site', 'front'] : ['gateway']
  return [
    {
      title: `${part} of compose`,
      programs,
      env: { ...imageEnv(part), ...service?.environment },
      secrets: (service?.secrets ?? []).map((name) => [`/run/secrets/${name}`, name] as const),
    },
    {
      title: `${part} of Kubernetes`,
      programs,
      env: { ...imageEnv(part), ...settings, ...own },
      secrets: items.map(({ key, path }) => [`/run/secrets/fanfare/${path}`, key] as const),
    },
  ]
})

const dir = temporaryFolder()
const secretFile = (name: string) => join(dir, 'secrets', name)

copyFileSync(inRoot('deploy', 'compose', 'make-secrets.sh'), join(dir, 'make-secrets.sh'))
execFileSync('sh', [join(dir, 'make-secrets.sh')])

describe.each(GIVEN)('the settings of $title', ({ env, secrets, programs }) => {
  test('are settings of Fanfare, and secrets are files that are mounted', () => {
    const result = parseConfig({})
    const names = [...Object.keys(result.ok ? result.config : {}), ...SECRET_SETTINGS.map((name) => `${name}_FILE`)]
    expect(Object.keys(env).filter((name) => !names.includes(name))).toEqual([])
    expect(SECRET_SETTINGS.filter((name) => name in env)).toEqual([])
    const own = SECRET_SETTINGS.filter((name) => `${name}_FILE` in env)
    expect(own.length).toBeGreaterThan(2)
    expect(own.filter((name) => !isReadBy(name, programs))).toEqual([])
    const given = [...own.map((name) => `${name}_FILE`), 'OPS_KEYS_FILE'].flatMap((name) => env[name] ?? [])
    expect(given.toSorted()).toEqual(secrets.map(([path]) => path).toSorted())
  })

  test('make a live deployment with the secrets of make-secrets.sh', () => {
    const local = Object.fromEntries(secrets.map(([path, name]) => [path, secretFile(name)]))
    const resolved = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, local[value] ?? value]))
    expect(requireConfig(resolved, programs)).toMatchObject({ live: true, TRUST_PROXY: 1 })
  })
})

test('secrets are made for each name that compose mounts', () => {
  const made = readdirSync(join(dir, 'secrets'))
  const mountable = { ...compose.secrets, ...composeConsole.secrets }
  const named = Object.entries(mountable).map(([name, { file }]) => [name, file.replace('secrets/', '')])
  expect(named).toEqual(named.map(([name]) => [name, name]))
  expect(Object.keys(mountable).toSorted()).toEqual(made.toSorted())
  const services = [compose, composeConsole].flatMap((file) => Object.values(file.services))
  const mounted = new Set(services.flatMap(({ secrets = [] }) => secrets))
  expect([...mounted].toSorted()).toEqual(made.toSorted())
  expect(statSync(join(dir, 'secrets')).mode & 0o777).toBe(0o700)
})

describe('make-secrets.sh, run again', () => {
  const again = temporaryFolder()
  const script = join(again, 'make-secrets.sh')
  copyFileSync(inRoot('deploy', 'compose', 'make-secrets.sh'), script)
  const made = () =>
    Object.fromEntries(
      readdirSync(join(again, 'secrets')).map((name) => [name, readFileSync(join(again, 'secrets', name), 'utf8')]),
    )
  const run = () => spawnSync('sh', [script], { encoding: 'utf8' })

  test('replaces nothing, and makes one by one what an older release did not have', () => {
    expect(run().status).toBe(0)
    const first = made()
    expect(run()).toMatchObject({ status: 0, stdout: '' })
    expect(made()).toEqual(first)
    const added = ['backup-key', 'console-client-secret', 'ops-keys']
    for (const name of added) rmSync(join(again, 'secrets', name))
    expect(run().status).toBe(0)
    const second = made()
    expect(Object.keys(second)).toEqual(Object.keys(first))
    expect(Object.keys(first).filter((name) => first[name] !== second[name])).toEqual(added)
    expect(statSync(join(again, 'secrets', 'ops-keys')).mode & 0o777).toBe(0o600)
  })

  test.each(['data-key', 'gateway-password', 'owner-password'])(
    'makes no new %s for a database that has one',
    (name) => {
      run()
      rmSync(join(again, 'secrets', name))
      expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining(name) as string })
      expect(made()).not.toHaveProperty(name)
      rmSync(join(again, 'secrets'), { recursive: true })
    },
  )
})

describe('the commands of the documents for the secret of Kubernetes', () => {
  const filesIn = (...page: string[]) =>
    [...readFileSync(inRoot('docs', 'deploying', ...page), 'utf8').matchAll(/--from-file=(\S*[a-z-])/g)].map(
      ([, name = '']) => name,
    )
  const items = (part: string) => podOf(part).pod.volumes.flatMap(({ secret }) => secret?.items ?? [])

  test('name the keys that pods mount, and no password of the database', () => {
    const mounted = ['gateway', 'site', 'backup'].flatMap(items).map(({ key }) => key)
    const wanted = [...new Set([...mounted, 'console-client-secret'])]
    expect(filesIn('deploy.md').toSorted()).toEqual(wanted.toSorted())
  })

  test('add what a release after 0.2.0 needs', () => {
    expect(filesIn('upgrade-and-backup.md').toSorted()).toEqual(['backup-key', 'ops-keys'])
  })
})

test('[GW-1] roles.sh makes the roles and the database that the addresses of make-secrets.sh name', async () => {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  const [, sql = ''] = /<<'SQL'\n([^]*?)SQL\n/.exec(read('compose', 'roles.sh')) ?? []
  const password = (name: string) => `'${readFileSync(secretFile(`${name}-password`), 'utf8').trim()}'`
  // The server of the tests may have roles of these names.
  const apart = (text: string) => text.replaceAll(/\bfanfare/g, 'composed')
  const statements = apart(sql).replace(":'owner'", password('owner')).replace(":'gateway'", password('gateway'))
  const connect = async (name: string, work: (client: pg.Client) => Promise<unknown>) => {
    const url = new URL(apart(readFileSync(secretFile(name), 'utf8').trim()))
    url.host = new URL(inject('postgresUrl')).host
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    return work(client).finally(() => client.end())
  }
  try {
    for (const statement of statements.split(';\n').filter(Boolean)) await admin.query(statement)
    await connect('database-migration-url', (client) => client.query('create table tried ()'))
    await expect(connect('database-url', (client) => client.query('drop table tried'))).rejects.toThrow('must be owner')
  } finally {
    await admin.query('drop database if exists composed with (force)')
    await admin.query('drop role if exists composed, composed_owner')
    await admin.end()
  }
})

describe('compose', () => {
  test.each(Object.entries(compose.services))('%s is confined, limited and watched', (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      deploy: { resources: { limits: { cpus: expect.any(String), memory: expect.any(String) } } },
    })
    expect(service.tmpfs).toContain('/tmp')
    // Docker refuses a limit above what the machine has.
    expect(Number(service.deploy?.resources?.limits?.cpus)).toBeLessThanOrEqual(SMALLEST_CORES)
    const ofImage = stageOf(name).includes('HEALTHCHECK')
    expect(service.healthcheck !== undefined || ofImage).toBe(service.profiles === undefined)
  })

  test('ports of the parts are those of the images', () => {
    expect(compose.services.site?.environment?.GATEWAY_ORIGIN).toBe(`http://gateway:${EXPOSED.gateway.http}`)
    expect(compose.services.gateway?.environment?.REVALIDATE_URL).toBe(`http://site:${EXPOSED.site.http}/revalidate`)
    expect(compose.services.proxy?.environment?.FRONTS).toBe(`site:${EXPOSED.site.http}`)
  })
})

describe.each(PARTS)('the %s of Kubernetes', (part) => {
  const { labels, pod, container } = podOf(part)
  const { env, securityContext, resources } = container

  test('is probed where the image serves its health', () => {
    const ports = Object.fromEntries(container.ports.map(({ name, containerPort }) => [name, containerPort]))
    expect(ports).toEqual(EXPOSED[part])
    const probed = part === 'site' ? 'status' : 'http'
    const at = (path: string) => ({ httpGet: { path, port: probed } })
    expect(container.startupProbe).toMatchObject(at(healthLive.path))
    expect(container.livenessProbe).toMatchObject(at(healthLive.path))
    expect(container.readinessProbe).toMatchObject(at(healthReady.path))
  })

  test('has no right and no file system to write but its volumes', () => {
    expect(pod.securityContext.runAsNonRoot).toBe(true)
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(resources).toMatchObject({
      requests: { memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    })
    const mounted = container.volumeMounts.map(({ name }) => name)
    expect(mounted.toSorted()).toEqual(pod.volumes.map(({ name }) => name).toSorted())
    const { DATA_DIR } = { ...imageEnv(part), ...Object.fromEntries(env.map(({ name, value }) => [name, value])) }
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(
      expect.arrayContaining(['/tmp', ...(DATA_DIR === undefined ? [] : [DATA_DIR])]),
    )
  })

  test('is found by its Service, budget, autoscaler and policy', () => {
    const named = (kind: string) => ofKind(kind).find(({ metadata }) => metadata.name === part)?.spec
    expect(named('Service')?.selector).toEqual(labels)
    expect(named('Service')?.ports).toMatchObject([{ port: EXPOSED[part].http, targetPort: 'http' }])
    expect(named('Deployment')?.selector.matchLabels).toEqual(labels)
    expect(named('PodDisruptionBudget')?.selector.matchLabels).toEqual(labels)
    expect(named('HorizontalPodAutoscaler')?.scaleTargetRef).toMatchObject({ kind: 'Deployment', name: part })
    expect(named('NetworkPolicy')?.podSelector.matchLabels).toEqual(labels)
    const allowed = named('NetworkPolicy')?.ingress.flatMap(({ ports }) => ports.map(({ port }) => port))
    expect(allowed?.toSorted()).toEqual(Object.keys(EXPOSED[part]).toSorted())
  })
})

/** Compares manifests with the types of Kubernetes, which know each field: a misspelled one is an error. */
function kubernetesErrors(name: string, checked: readonly object[]): string {
  const folder = join(dir, name)
  mkdirSync(folder)
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'))
  const lines = (checked as Manifest[]).map(
    ({ apiVersion, kind, ...rest }, index) => `
import type { I${kind} as Kind${index} } from 'kubernetes-models/${apiVersion}/${kind}'
export const manifest${index}: Kind${index} = ${JSON.stringify({ apiVersion, kind, ...rest })}`,
  )
  writeFileSync(join(folder, 'manifests.ts'), lines.join(''))
  const tsc = inRoot('node_modules', '.bin', 'tsc')
  const options = '--noEmit --strict --ignoreConfig --module esnext --moduleResolution bundler manifests.ts'
  return spawnSync(tsc, options.split(' '), { cwd: folder, encoding: 'utf8' }).stdout
}

test('every manifest is one that Kubernetes knows, with known fields alone', () => {
  expect(manifests.length).toBeGreaterThan(10)
  expect(kubernetesErrors('right', manifests)).toBe('')
  const [deployment] = ofKind('Deployment')
  expect(kubernetesErrors('wrong', [{ ...deployment, spec: { ...deployment?.spec, replica: 2 } }])).toContain('replica')
})

test('the Dockerfile has no instruction that a linter refuses', () => {
  expect(validate(dockerfile)).toEqual([])
  expect(validate(dockerfile.replace('USER', 'USERS'))).not.toEqual([])
})

/** The operations of a patch, by kind of their target. */
const patchesOf = (kind: string): { path: string; value: unknown }[] =>
  consoleOfKubernetes.patches
    .filter(({ target }) => target.kind === kind)
    .flatMap(({ patch }) => parse(patch) as { path: string; value: unknown }[])

/** The settings of the console, as compose and Kubernetes add them to those of the gateway. */
const CONSOLES: [string, Env][] = [
  ['compose', composeConsole.services.gateway?.environment ?? {}],
  [
    'Kubernetes',
    Object.fromEntries(
      patchesOf('Deployment')
        .filter(({ path }) => path.endsWith('/env/-'))
        .map(({ value }) => Object.values(value as Env) as [string, string]),
    ),
  ],
]

test.each(CONSOLES)('the console of %s is one that a live gateway accepts', (where, own) => {
  const gateway = GIVEN.find(({ title }) => title === `gateway of ${where}`)
  const env: Env = { ...gateway?.env, ...own }
  const path = env.CONSOLE_CLIENT_SECRET_FILE ?? ''
  const paths = [...(gateway?.secrets ?? []), [path, 'console-client-secret'] as const]
  const local = Object.fromEntries(paths.map(([mounted, name]) => [mounted, secretFile(name)]))
  const resolved = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, local[value] ?? value]))
  const config = requireConfig(resolved, ['gateway'])
  expect(config).toMatchObject({ live: true, CONSOLE_PORT: 4100, CONSOLE_ORIGIN: 'https://console.example.com' })
  expect(readStaffPolicy(inRoot('deploy', 'staff', 'policy.yaml'), { live: true }).roles).toBeDefined()
})

test('the console of Kubernetes adds its port and secret, and is found by its Service', () => {
  const { container, pod } = podOf('gateway')
  const added = (end: string) => patchesOf('Deployment').filter(({ path }) => path.endsWith(end))
  const at = /^\/spec\/template\/spec\/volumes\/(\d+)\//.exec(added('/items/-')[0]?.path ?? '')?.[1]
  expect(pod.volumes[Number(at)]?.name).toBe('secrets')
  expect(added('/ports/-')).toMatchObject([{ value: { name: 'console', containerPort: 4100 } }])
  expect(container.ports.map(({ name }) => name)).not.toContain('console')
  const service = consoleManifests.find(({ kind }) => kind === 'Service')?.spec
  expect(service).toMatchObject({ selector: podOf('gateway').labels, ports: [{ port: 4100, targetPort: 'console' }] })
  expect(kubernetesErrors('console', consoleManifests)).toBe('')
})

test('the policy of Kubernetes is that of compose', () => {
  const [policy] = ofKind('ConfigMap').filter(({ metadata }) => metadata.name === 'staff-policy')
  expect(policy?.data?.['policy.yaml']).toBe(read('staff', 'policy.yaml'))
})

test.runIf(process.getuid?.() === 0)(
  '[GW-7] the gateway accepts the keys of the staff that make-secrets.sh makes',
  () => {
    const keys = createOpsKeys({ path: secretFile('ops-keys'), secrets: [], live: true, onFault: () => undefined })
    expect(keys.isIdentified).toBe(true)
    expect(statSync(secretFile('ops-keys'))).toMatchObject({ uid: 10_001 })
    const { pod } = podOf('gateway')
    const mode = pod.volumes.find(({ name }) => name === 'secrets')?.secret?.defaultMode ?? 0
    expect(pod.securityContext.fsGroup).toBe(10_001)
    // As Kubernetes mounts them: of root, for the group.
    expect(isPrivateFile({ mode, uid: 0 })).toBe(true)
  },
)

describe('the backup', () => {
  const service = compose.services.backup
  const { container, pod } = podOf('backup')
  const ofKubernetes = Object.fromEntries(container.env.map(({ name, value }) => [name, value]))
  const items = pod.volumes.flatMap(({ secret }) => secret?.items ?? [])

  test.each<[string, Env, string[], string[]]>([
    ['compose', service?.environment ?? {}, service?.secrets ?? [], service?.command ?? []],
    ['Kubernetes', ofKubernetes, items.map(({ key }) => key), container.command ?? []],
  ])('of %s is encrypted, and reads the secrets that it needs', (_, env, secrets, command) => {
    expect(secrets.toSorted()).toEqual(['backup-key', 'data-key', 'database-url'])
    const local = Object.entries(env).map(([name, path]) => [name, secretFile(path.split('/').at(-1) ?? '')])
    expect(Object.keys(env).toSorted()).toEqual(['BACKUP_KEY_FILE', 'DATABASE_URL_FILE', 'DATA_KEY_FILE'])
    const config = requireConfig(Object.fromEntries(local) as Env)
    expect([config.BACKUP_KEY, config.DATA_KEY]).toEqual(
      ['backup-key', 'data-key'].map((name) => readFileSync(secretFile(name), 'utf8').trim()),
    )
    const folder = temporaryFolder()
    const words = command.map((word) => word.replaceAll('$$', '$').replace(/"\/(?:data|backups)\//, `"${folder}/`))
    const [program = '', ...args] = words
    const said = spawnSync(program, args, {
      cwd: inRoot(),
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: 'x' },
    })
    expect(said.stderr).toContain('DATABASE_URL')
    expect(said.stderr).not.toMatch(/Unknown|not found/)
  })

  test('is a job that writes where its volume is', () => {
    expect(service?.profiles).toEqual(['backup'])
    expect(service?.volumes).toEqual(['backups:/data'])
    expect(container.volumeMounts).toContainEqual({ name: 'backups', mountPath: '/backups' })
    expect(podOf('backup').container.image).toBe('fanfare/gateway')
  })
})

test('kustomization.yaml lists every file, and the ingress leads to the site', () => {
  const { resources } = parse(read('kubernetes', 'kustomization.yaml')) as { resources: string[] }
  expect(resources.toSorted()).toEqual(files.toSorted())
  const paths = ofKind('Ingress').flatMap(({ spec }) => spec.rules.flatMap(({ http }) => http.paths))
  expect(paths).toMatchObject([{ backend: { service: { name: 'site', port: { name: 'http' } } } }])
})

/** Where the texts of a document say a name that a deployer replaces, as JSON pointers. */
function examplesIn(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return /\bexample\.com\b/.test(value) ? [at] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => examplesIn(part, `${at}/${key}`))
}

test('the overlay replaces every example and every image of the base', () => {
  const overlay = parse(read('kubernetes-overlay', 'kustomization.yaml')) as Overlay
  expect(overlay.resources).toEqual(['../kubernetes'])
  expect(overlay.images.map(({ name }) => name)).toEqual(PARTS.map((part) => `fanfare/${part}`))
  const replaced = overlay.patches.flatMap(({ target, patch }) =>
    (parse(patch) as { path: string }[]).map(({ path }) => `${target.kind} ${target.name} ${path}`),
  )
  const examples = manifests.flatMap((manifest) =>
    examplesIn(manifest).map((path) => `${manifest.kind} ${manifest.metadata.name} ${path}`),
  )
  expect(examples.length).toBeGreaterThan(2)
  expect(replaced.toSorted()).toEqual(examples.toSorted())
})

test('all name the images of this version, and none an image without a version', () => {
  expect(dockerfile).toContain(`ARG VERSION=${VERSION}\n`)
  const { images } = parse(read('kubernetes', 'kustomization.yaml')) as { images: { name: string; newTag: string }[] }
  expect(images).toEqual(PARTS.map((part) => ({ name: `fanfare/${part}`, newTag: VERSION })))
  for (const part of PARTS) {
    expect(compose.services[part]?.image).toBe(`fanfare/${part}:${VERSION}`)
    expect(podOf(part).container.image).toBe(`fanfare/${part}`)
  }
  const foreign = [...dockerfile.matchAll(/^ARG (?:NODE|BASE)=(\S+)$/gm)].map(([, image]) => image)
  expect(foreign).toHaveLength(2)
  for (const image of [...foreign, ...Object.values(compose.services).map((service) => service.image)])
    expect(image).toMatch(/:(?!latest)[\w.-]+$/)
})

test('the images run as a user without rights, check their own health and expose the ports of their settings', () => {
  expect(stageOf('base')).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  for (const part of PARTS) {
    const stage = stageOf(part)
    expect(stage).not.toMatch(/^USER/m)
    expect(stage).toMatch(/^HEALTHCHECK [^\n]+\n +CMD \["node"/m)
    const exposed = /^EXPOSE (.+)$/m.exec(stage)?.[1]?.split(' ').map(Number)
    expect(exposed).toEqual(Object.values(EXPOSED[part]))
    const { GATEWAY_PORT, PORT, FRONT_STATUS_PORT } = imageEnv(part)
    expect([GATEWAY_PORT, PORT, FRONT_STATUS_PORT].filter(Boolean).map(Number)).toEqual(exposed)
  }
})

test('no secret and nothing that is built reaches the builder', () => {
  const ignored = readFileSync(inRoot('.dockerignore'), 'utf8').split('\n')
  const ofGit = readFileSync(inRoot('.gitignore'), 'utf8').split('\n').filter(Boolean)
  expect(ofGit.map((line) => line.replace(/\/$/, '')).filter((line) => !ignored.includes(line))).toEqual([])
})
