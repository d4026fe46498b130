import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasProgram, installPackages } from '@fanfare/runner/testing/install-packages.ts'
import { makeCertificate } from '@fanfare/runner/testing/make-certificate.ts'
import { deployed } from '../../availability/support/debian.ts'

export interface Certificate {
  certificate: string
  key: string
}

/** Installs the programs that are missing, each from Debian's package of that name. */
export const installPrograms = (names: readonly string[]): Promise<void> =>
  installPackages(
    names.filter((name) => !hasProgram(name) && !hasProgram(`../sbin/${name}`)),
    (line) => process.stderr.write(`${line}\n`),
  )

const DAY_MS = 86_400_000

/** Files of a certificate for the name, which signs itself. */
export function writeCertificate(dir: string, name: string): Certificate {
  const files = { certificate: join(dir, 'fullchain.pem'), key: join(dir, 'privkey.pem') }
  const { key, cert } = makeCertificate({ name, from: Date.now() - DAY_MS, to: Date.now() + DAY_MS })
  writeFileSync(files.certificate, cert)
  writeFileSync(files.key, key, { mode: 0o600 })
  return files
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
  const servers = fronts.map((front) => `server 127.0.0.1:${front} max_fails=0;`)
  const site = deployed('nginx/fanfare.conf', {
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    '/etc/ssl/fanfare/fullchain.pem': certificate,
    '/etc/ssl/fanfare/privkey.pem': key,
    'server 127.0.0.1:3000 max_fails=0;': servers.join(' '),
  })
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(dir, name)};`)
    .join(' ')
  const file = join(dir, 'nginx.conf')
  writeFileSync(
    file,
    `user root; daemon off; master_process off; pid ${join(dir, 'nginx.pid')}; error_log stderr; events {} http { access_log off; ${paths}\n${site} }`,
  )
  return ['/usr/sbin/nginx', '-e', 'stderr', '-c', file]
}
