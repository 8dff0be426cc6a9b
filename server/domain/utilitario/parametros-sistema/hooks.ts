import { readFileSync } from 'node:fs'
import { defineHooks } from '#server/crud/define.ts'

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

export default defineHooks('utilitario/parametros-sistema', {
  compute(_ctx, records) {
    for (const record of records) record.appVersao = version
  },
})
