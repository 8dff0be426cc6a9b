import { shippedNotice } from '#server/features/notices/shipped.ts'
import { defineAction } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** Restores a shipped notice. PUT /utilitario/avisos-automaticos/{id}/padrao */
export default defineAction('utilitario/aviso-automatico', 'padrao', ({ deps }, { record, save }) => {
  const shipped = shippedNotice(deps.model, record) ?? fail('NAO_ENCONTRADO')
  return save({ ...shipped, perfis: [], usuarios: [], emails: [], personalizado: false })
})
