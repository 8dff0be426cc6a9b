import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openEmbedded } from '#server/platform/database/embedded.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Two servers, a process for tasks, PostgreSQL and nginx, as server/deploy has them. */
export interface Installation {
  /** where people open it */
  origin: string
  ca: string
  password: string
  servers: { port: number; kill(): Promise<void>; start(): Promise<void> }[]
  pool: pg.Pool
  close(): Promise<void>
}

/** A port that nobody uses now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

export async function install(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-deploy-'))
  const password = 'Girassol-Azul-2026'
  const [first, second, tls] = [await freePort(), await freePort(), await freePort()]
  const database = await openEmbedded({ dataDir: join(folder, 'banco'), role: 'server' })
  const { password: secret, host, port } = database.connection
  const admin = new pg.Client(database.connection)
  await admin.connect()
  // as the README says: one account owns the database and migrates, the servers work with another
  for (const account of ['prumo_dona', 'prumo_rh'])
    await admin.query(`create role ${account} login password '${secret}'`)
  await admin.query('create database instalacao owner prumo_dona')
  await admin.end()
  const addressOf = (account: string) =>
    `postgresql://${account}:${secret}@localhost:${port}/instalacao?host=${encodeURIComponent(host)}`
  const origin = `https://localhost:${tls}`
  const env = {
    ...process.env,
    DATABASE_URL: addressOf('prumo_rh'),
    DATA_DIR: join(folder, 'dados'),
    SESSION_SECRET: 'um-segredo-que-os-servidores-tem-em-comum-2026',
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    DEMO: '0',
    ADMIN_PASSWORD: password,
    NODE_ENV: 'production',
  }
  const running = new Set<ChildProcess>()
  const start = async (what: string[], more: Record<string, string>, ready: () => Promise<boolean>) => {
    const log = openSync(join(folder, `${more.PORT ?? 'tarefas'}.log`), 'a')
    const child = spawn(process.execPath, ['server/start/program.mjs', ...what], {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', log, log],
    })
    running.add(child)
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    for (const end = Date.now() + 60_000; !(await ready()); ) {
      if (child.exitCode !== null || Date.now() > end)
        throw new Error(
          `${what[0]} did not start:\n${readFileSync(join(folder, `${more.PORT ?? 'tarefas'}.log`), 'utf8')}`,
        )
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return async () => {
      running.delete(child)
      child.kill('SIGKILL')
      await ended
    }
  }
  const server = async (own: number) => {
    const ready = () =>
      fetch(`http://127.0.0.1:${own}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    const begin = () => start(['server/main.ts'], { PORT: String(own), HOST: '127.0.0.1', TAREFAS: '0' }, ready)
    let stop = await begin()
    return {
      port: own,
      kill: () => stop(),
      async start() {
        stop = await begin()
        // until the proxy asks it again (fail_timeout)
        await new Promise((resolve) => setTimeout(resolve, 2500))
      },
    }
  }
  const stopAll = async () => {
    for (const child of running) child.kill('SIGKILL')
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return await startAll()
  } catch (error) {
    await stopAll()
    throw error
  }

  async function startAll(): Promise<Installation> {
    execFileSync(process.execPath, ['server/start/program.mjs', 'server/start/tools/migrate.ts'], {
      cwd: root,
      env: { ...env, MIGRATION_DATABASE_URL: addressOf('prumo_dona') },
      stdio: ['ignore', openSync(join(folder, 'migracao.log'), 'a'), 'inherit'],
    })
    const servers = [await server(first), await server(second)]
    const log = join(folder, 'tarefas.log')
    await start(['server/worker.ts'], {}, async () => readFileSync(log, 'utf8').includes('está pronto'))
    const ca = certificate(folder)
    const nginx = await startNginx(folder, [first, second], tls)
    const pool = new pg.Pool({ connectionString: addressOf('prumo_dona') })
    return {
      origin,
      ca,
      password,
      servers,
      pool,
      async close() {
        await pool.end()
        nginx.kill('SIGTERM')
        await stopAll()
      },
    }
  }
}

/** A certificate for this machine, which nobody else trusts. */
function certificate(folder: string): string {
  const [key, cert] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', cert, ...subject],
    {
      stdio: 'ignore',
    },
  )
  return readFileSync(cert, 'utf8')
}

/** Debian's nginx with the configuration that is shipped; only names, ports and places are this machine's. */
async function startNginx(folder: string, [first, second]: number[], tls: number): Promise<ChildProcess> {
  const shipped = readFileSync(join(root, 'server/deploy/nginx.conf'), 'utf8')
  const [plain, encrypted] = [/listen 80;/, /listen 443 ssl;/]
  for (const place of [plain, encrypted, '127.0.0.1:3001', '127.0.0.1:3002', '/etc/ssl/rh.exemplo.com.br'])
    if (shipped.search(place) < 0) throw new Error(`server/deploy/nginx.conf does not hold ${place}`)
  const own = shipped
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replace(plain, `listen unix:${join(folder, 'claro.sock')};`)
    .replace(encrypted, `listen 127.0.0.1:${tls} ssl;`)
    .replaceAll('/etc/ssl/rh.exemplo.com.br', folder)
    .replaceAll('rh.exemplo.com.br', 'localhost')
  mkdirSync(join(folder, 'nginx'))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx/${name};`,
  )
  const text = `daemon off; pid ${folder}/nginx/pid; error_log ${folder}/nginx/erros.log; worker_processes 1;
events {} http { access_log off; ${paths.join(' ')}\n${own}\n}`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, text)
  const nginx = spawn('nginx', ['-c', file, '-e', join(folder, 'nginx', 'erros.log')], { stdio: 'ignore' })
  for (const end = Date.now() + 10_000; !(await listens(tls)); ) {
    if (Date.now() > end) throw new Error('nginx does not listen')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return nginx
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
