import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '#server/start/run.mjs'

const PACKAGE = 'chromium'

/**
 * The browser for the tests: CHROMIUM, an installed one, or (Debian and its kind, as root or with sudo) one installed now.
 * @returns {Promise<string | undefined>} its path
 */
export async function provideChromium() {
  const found = findChromium()
  if (found) return found
  await installChromium()
  const installed = findChromium()
  if (!installed)
    console.error(
      `Os testes de tela precisam do Chromium. Instale o pacote ${PACKAGE} (Debian: apt-get install ${PACKAGE}), ` +
        'ou informe o caminho do navegador na variável CHROMIUM.',
    )
  return installed
}

/** The browser named by CHROMIUM, else the first installed one that starts. */
export function findChromium() {
  const named = process.env.CHROMIUM
  if (named) return starts(named) ? named : undefined
  return candidates().find((path) => existsSync(path) && starts(path))
}

function candidates() {
  if (process.platform === 'darwin')
    return [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/opt/homebrew/bin/chromium',
    ]
  if (process.platform === 'win32')
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
      folder
        ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Chromium/Application/chrome.exe')]
        : [],
    )
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = new Set([...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/snap/bin'])
  return names.flatMap((name) => [...folders].filter(Boolean).map((folder) => join(folder, name)))
}

/** Distributions ship scripts of these names that only say what to install. On Windows the browser prints no version. */
function starts(path) {
  if (process.platform === 'win32') return existsSync(path)
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

async function installChromium() {
  if (process.env.CHROMIUM || process.platform !== 'linux' || !works('apt-get', ['--version'])) return
  const sudo = process.getuid() === 0 ? [] : ['sudo', '-n']
  if (sudo.length > 0 && !works('sudo', ['-n', 'true'])) return
  console.log(`Instalando o pacote ${PACKAGE} (apt-get)…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    return run(command, rest, { env })
  }
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', PACKAGE)
}

function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
