import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { freePorts } from '@fanfare/runner/processes/free-port.ts'
import { createDatabase, deployed, ensurePrograms, PASSWORD, serverDir, Service, writeFor } from './debian.ts'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'

const START = { timeout: deadline(60_000), interval: 200 }

interface Member {
  name: string
  role: string
  state: string
}

/** A node: Patroni, and the PostgreSQL that it starts. */
export class Node {
  readonly name: string
  readonly port: number
  readonly restPort: number
  readonly #settings: string
  readonly #cluster: string
  #patroni: Service

  constructor({ name, dir, etcd, ports }: { name: string; dir: string; etcd: number; ports: [number, number] }) {
    ;[this.port, this.restPort] = ports
    this.name = name
    this.#settings = join(dir, `${name}.yml`)
    this.#cluster = join(dir, name)
    const own = {
      'name: node1': `name: ${name}`,
      '10.0.0.11:8008': `127.0.0.1:${this.restPort}`,
      '10.0.0.11:5432': `127.0.0.1:${this.port}`,
      '10.0.0.21:2379, 10.0.0.22:2379, 10.0.0.23:2379': `127.0.0.1:${etcd}`,
      '10.0.0.0/24': '127.0.0.1/32',
      '/var/lib/postgresql/15/fanfare': this.#cluster,
      '/var/lib/postgresql/.pgpass-fanfare': join(dir, `${name}.pgpass`),
      'change-me-superuser': PASSWORD,
    }
    writeFor(this.#settings, deployed('patroni/patroni.yml', own))
    this.#patroni = new Service('/usr/bin/patroni', [this.#settings])
  }

  get output(): string {
    return this.#patroni.output
  }

  async members(): Promise<Member[]> {
    const answer = await fetch(`http://127.0.0.1:${this.restPort}/cluster`, { signal: AbortSignal.timeout(2_000) })
    return ((await answer.json()) as { members: Member[] }).members
  }

  /** Kills Patroni and PostgreSQL at once, as a power cut of the node would. */
  async kill(): Promise<void> {
    await this.#patroni.stop()
    try {
      const [pid] = readFileSync(join(this.#cluster, 'postmaster.pid'), 'utf8').split('\n')
      // The other processes of PostgreSQL end when they notice that their postmaster is gone.
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // The process does not run.
    }
  }

  restart(): void {
    this.#patroni = new Service('/usr/bin/patroni', [this.#settings])
  }

  /** Freezes Patroni, which then neither renews its key nor stops PostgreSQL; PostgreSQL continues. */
  freezePatroni(): void {
    this.#patroni.child.kill('SIGSTOP')
  }

  thawPatroni(): void {
    this.#patroni.child.kill('SIGCONT')
  }
}

/** etcd, two nodes and HAProxy in front, by the files of `deploy/`. */
export class PatroniCluster {
  readonly nodes: [Node, Node]
  /** HAProxy's, which always leads to the primary. */
  readonly port: number
  readonly #dir: string
  readonly #services: Service[]

  private constructor(dir: string, port: number, nodes: [Node, Node], services: Service[]) {
    this.#dir = dir
    this.port = port
    this.nodes = nodes
    this.#services = services
  }

  static async start(): Promise<PatroniCluster> {
    await ensurePrograms([
      '/usr/lib/postgresql/15/bin/postgres',
      '/usr/bin/etcd',
      '/usr/bin/patroni',
      '/usr/sbin/haproxy',
    ])
    const dir = serverDir()
    const [client = 0, peer = 0, proxy = 0, pg1 = 0, rest1 = 0, pg2 = 0, rest2 = 0] = await freePorts(7)
    const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
    const settings = {
      name: 'etcd1',
      'enable-v2': 'true',
      'data-dir': join(dir, 'etcd'),
      'initial-cluster': `etcd1=${peerUrl}`,
      'listen-client-urls': clientUrl,
      'advertise-client-urls': clientUrl,
      'listen-peer-urls': peerUrl,
      'initial-advertise-peer-urls': peerUrl,
    }
    const etcd = new Service(
      '/usr/bin/etcd',
      Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
    )
    await vi.waitFor(async () => expect((await fetch(`${clientUrl}/health`)).ok).toBe(true), START)
    const first = new Node({ name: 'node1', dir, etcd: client, ports: [pg1, rest1] })
    const haproxy = join(dir, 'haproxy.cfg')
    const own = {
      '127.0.0.1:5000': `127.0.0.1:${proxy}`,
      '10.0.0.11:5432 check port 8008': `127.0.0.1:${pg1} check port ${rest1}`,
      '10.0.0.12:5432 check port 8008': `127.0.0.1:${pg2} check port ${rest2}`,
    }
    writeFor(haproxy, deployed('haproxy/haproxy.cfg', own))
    const balancer = new Service('/usr/sbin/haproxy', ['-f', haproxy])
    const isUp = async () => expect((await fetch(`http://127.0.0.1:${rest1}/primary`)).status, first.output).toBe(200)
    await vi.waitFor(isUp, START)
    const second = new Node({ name: 'node2', dir, etcd: client, ports: [pg2, rest2] })
    const cluster = new PatroniCluster(dir, proxy, [first, second], [etcd, balancer])
    await cluster.whole()
    await createDatabase(`postgres://postgres:${PASSWORD}@127.0.0.1:${proxy}/postgres`)
    return cluster
  }

  /** Waits until there is a primary with a synchronous standby. @returns both */
  async whole(): Promise<{ primary: Node; standby: Node }> {
    const roles = await vi.waitFor(async () => {
      const members = await Promise.any(this.nodes.map((node) => node.members()))
      expect(
        members.map(({ role }) => role).toSorted(),
        this.nodes.map(({ output }) => output.slice(-1_000)).join(),
      ).toEqual(['leader', 'sync_standby'])
      return new Map(members.map(({ name, role }) => [name, role]))
    }, START)
    const [one, two] = this.nodes
    return roles.get(one.name) === 'leader' ? { primary: one, standby: two } : { primary: two, standby: one }
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.kill()
    for (const service of this.#services) await service.stop()
    rmSync(this.#dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
