import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { makeRelease } from '@fanfare/runner/release/make-release.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { hasProgram, installPackages } from '@fanfare/runner/testing/install-packages.ts'
import { finish } from './support/run.ts'

/** Of a login of root. */
const ENVIRONMENT = ['HOME=/root', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin']
/** Debian starts a service when its package is installed; `policy-rc.d` keeps that from the machine of the test. */
const SERVICES = ['postgresql', 'redis-server', 'nginx', 'prometheus']

const temporary = temporaryFolder()
const machine = join(temporary, 'machine')
const on = (path: string) => join(machine, path)

/** The commands of the document by heading, in order. */
function steps(): [heading: string, commands: string][] {
  const text = readFileSync(inRoot('docs', 'deploying', 'deploy.md'), 'utf8')
  const [section = ''] = /^## Step by step\n[^]*?(?=^## )/m.exec(text) ?? []
  return [...section.matchAll(/^### (.+)\n(?:(?!^### |^```)[^\n]*\n)*```sh\n([\s\S]*?)^```$/gm)].map(
    ([, heading = '', commands = '']) => [heading, commands],
  )
}

async function succeed(program: string, args: string[]): Promise<string> {
  const { code, stdout, stderr } = await finish(program, args, { DEBIAN_FRONTEND: 'noninteractive' })
  expect(code, `${stdout.slice(-2000)}\n${stderr.slice(-2000)}`).toBe(0)
  return stdout
}

function writeProgram(path: string, text: string): void {
  writeFileSync(on(path), text)
  chmodSync(on(path), 0o755)
}

beforeAll(async () => {
  await installPackages(hasProgram('mmdebstrap') ? [] : ['mmdebstrap'], (line) => process.stderr.write(`${line}\n`))
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', '--mode=root', 'bookworm', machine], { stdio: 'inherit' })
  copyFileSync('/etc/resolv.conf', on('etc/resolv.conf'))
  copyFileSync(inRoot('tests', 'lifecycle', 'support', 'systemctl.sh'), on('usr/local/bin/systemctl'))
  chmodSync(on('usr/local/bin/systemctl'), 0o755)
  makeRelease(on('tmp/fanfare'), {})
}, deadline(600_000))

test(
  'the commands of deploy.md lead from an empty Debian to a deployment that is monitored, restored and upgraded under load',
  { tags: ['night'], timeout: deadline(900_000) },
  async () => {
    const [[, programs] = ['', ''], ...others] = steps()
    expect(others).toHaveLength(11)
    // Packages come over the machine's network; everything else happens in a network of its own.
    writeProgram('usr/sbin/policy-rc.d', '#!/bin/sh\nexit 101\n')
    writeProgram('tmp/programs.sh', programs)
    await succeed('chroot', [machine, 'bash', '/tmp/programs.sh'])
    rmSync(on('usr/sbin/policy-rc.d'))
    const services = SERVICES.map((name) => `service ${name} start\n`).join('')
    const named = others.map(([heading, commands]) => `echo '## ${heading}'\n${commands}`).join('')
    writeProgram('tmp/steps.sh', `set -euE\numask 022\ntrap 'echo "Failed: $BASH_COMMAND"' ERR\n${services}${named}`)
    const inside = `mount --bind /dev ${on('dev')}; mount -t proc proc ${on('proc')}; ip link set lo up; exec chroot "$0" "$@"`
    const shell = ['env', '-i', ...ENVIRONMENT, 'bash', '/tmp/steps.sh']
    const output = await succeed('unshare', ['-mpfn', '--kill-child', 'sh', '-c', inside, machine, ...shell])
    expect(output).toContain('No violation.')
    expect(output).toMatch(/Backup in \/var\/backups\/fanfare\/first: \d+ rows of \d+ tables/)
  },
)
