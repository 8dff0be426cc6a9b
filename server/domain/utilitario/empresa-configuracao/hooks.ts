import { abreMes } from '#server/domain/pesquisa/convite-nps/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('utilitario/empresa-configuracao', {
  /** opens the month's collection with the minimum group of the day on which NPS is switched on */
  async afterSave({ db, session, context }, { npsAtivo }) {
    if (npsAtivo) await abreMes(db, session.empresaId, context.hoje)
  },
})
