import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('utilitario/configuracao-limite-colaborador', {
  compute({ session }, records) {
    const empresa = session.empresas.find(({ id }) => id === session.empresaId)
    for (const record of records) record.empresa = empresa
  },
})
