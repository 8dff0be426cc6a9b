import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The product's version, as package.json says: `parametrosDoSistema.appVersao`. */
export const appVersao = version
