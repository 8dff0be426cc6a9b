// npm start / npm run dev. Without dependencies: it also runs before they are installed.
import { join } from 'node:path'
import { prepare } from './start/prepare.mjs'
import { end, node } from './start/run.mjs'

try {
  await (process.argv.includes('--dev') ? develop() : start())
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

async function start() {
  await prepare({ pages: true })
  console.log('Iniciando o servidor…')
  process.exit(await serve())
}

/** The channel tells the server when this process is killed. */
function serve() {
  const withParent = ['--import', new URL('./start/with-parent.mjs', import.meta.url).href]
  return node([...withParent, 'server/start/program.mjs', 'server/main.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/** Server and pages, each made again when its sources change (the server takes new definitions without a restart); when one ends, all end. */
async function develop() {
  process.env.NODE_ENV ??= 'development'
  await prepare({ pages: false })
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const parts = [
    node([join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false', 'server/main.ts', '--dev']),
    node([vite, 'build', '--watch', '--mode', 'development']),
    node([vite, 'build', '--watch', '--mode', 'development', '--config', 'portal/vite.config.ts']),
    node([vite, 'build', '--watch', '--mode', 'development', '--config', 'portal/vite.server.config.ts']),
  ]
  process.exitCode = await Promise.race(parts)
  end('SIGTERM')
}
