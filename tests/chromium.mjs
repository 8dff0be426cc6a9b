import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '#server/start/run.mjs'

/** Debian's names for it: without windows it needs a sixth less processor time for the same stories; older releases have the whole only. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

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
      `Os testes de tela precisam do Chromium. Instale o pacote ${PACKAGES[0]} (Debian: apt-get install ${PACKAGES[0]}), ` +
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
  const names = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable']
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
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    return run(command, rest, { env })
  }
  await apt('update')
  for (const name of PACKAGES) {
    console.log(`Instalando o pacote ${name} (apt-get)…`)
    await apt('install', '-y', '--no-install-recommends', name)
    if (findChromium()) return
  }
}

function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
