import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { inRoot } from '@fanfare/runner/root.ts'
import { hasProgram, installPackages } from '@fanfare/runner/testing/install-packages.ts'

export interface Certificate {
  certificate: string
  key: string
}

/** Installs programs of Debian that are missing, each of which is a package of that name. */
export const ensurePrograms = (names: readonly string[]): Promise<void> =>
  installPackages(
    names.filter((name) => !hasProgram(name) && !hasProgram(`../sbin/${name}`)),
    (line) => process.stderr.write(`${line}\n`),
  )

/** Files of a certificate for the name, which signs itself. */
export function makeCertificate(dir: string, name: string): Certificate {
  const [certificate, key] = [join(dir, 'fullchain.pem'), join(dir, 'privkey.pem')]
  const asked = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${name} -addext subjectAltName=DNS:${name}`
  execFileSync('openssl', [...asked.split(' '), '-keyout', key, '-out', certificate], { stdio: 'pipe' })
  return { certificate, key }
}

/** The text of a file of `deploy/` with what a deployer replaces: each of these must be in it. */
export function withOwn(path: string, own: readonly (readonly [shipped: string, own: string])[]): string {
  let text = readFileSync(inRoot(path), 'utf8')
  for (const [shipped, mine] of own) {
    expect(text, path).toContain(shipped)
    text = text.replaceAll(shipped, mine)
  }
  return text
}

interface Places extends Certificate {
  dir: string
  port: number
  plainPort: number
  /** Ports of the fronts. */
  fronts: readonly number[]
}

/** The command that runs nginx with the shipped file. */
export function nginxCommand({ dir, port, plainPort, fronts, certificate, key }: Places): [string, ...string[]] {
  const site = withOwn('deploy/nginx/fanfare.conf', [
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/ssl/fanfare/fullchain.pem', certificate],
    ['/etc/ssl/fanfare/privkey.pem', key],
    ['server 127.0.0.1:3000 max_fails=0;', fronts.map((front) => `server 127.0.0.1:${front} max_fails=0;`).join(' ')],
  ])
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(dir, name)};`)
    .join(' ')
  const file = join(dir, 'nginx.conf')
  writeFileSync(
    file,
    `user root; daemon off; pid ${join(dir, 'nginx.pid')}; error_log stderr; events {} http { access_log off; ${paths}\n${site} }`,
  )
  return ['/usr/sbin/nginx', '-e', 'stderr', '-c', file]
}
