import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `openssl req` alone makes no certificate that has already expired. */
const AUTHORITY = `[ca]
default_ca = own
[own]
database = list
serial = serial
new_certs_dir = .
default_md = sha256
policy = names
copy_extensions = copy
[names]
commonName = supplied
`

interface Wanted {
  name?: string
  /** Valid from and to, ms. */
  from: number
  to: number
}

/** A certificate of this name and of 127.0.0.1 that signs itself. Needs the program openssl. */
export function makeCertificate({ name = 'localhost', from, to }: Wanted): { key: string; cert: string } {
  const dir = mkdtempSync(join(tmpdir(), 'fanfare-certificate-'))
  const inDir = (name: string) => join(dir, name)
  const openssl = (line: string) => execFileSync('openssl', line.split(' '), { cwd: dir, stdio: 'pipe' })
  const asOpenssl = (ms: number) => new Date(ms).toISOString().replace(/[-:T]|\.\d+/g, '')
  try {
    writeFileSync(inDir('authority'), AUTHORITY)
    writeFileSync(inDir('list'), '')
    writeFileSync(inDir('serial'), '01\n')
    openssl(
      `req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=${name} -addext subjectAltName=DNS:${name},IP:127.0.0.1 -keyout key -out wanted`,
    )
    openssl(
      `ca -batch -notext -selfsign -config authority -keyfile key -in wanted -out cert -startdate ${asOpenssl(from)} -enddate ${asOpenssl(to)}`,
    )
    return { key: readFileSync(inDir('key'), 'utf8'), cert: readFileSync(inDir('cert'), 'utf8') }
  } finally {
    rmSync(dir, { recursive: true })
  }
}
