import { defineAction } from '#server/crud/define.ts'
import { fail } from '#server/errors/errors.ts'
import { shippedNotice } from '#server/notices/shipped.ts'

/** Gives a notice back what the product says of it. PUT /utilitario/avisos-automaticos/{id}/padrao */
export default defineAction('utilitario/aviso-automatico', 'padrao', ({ deps }, { record, save }) => {
  const shipped = shippedNotice(deps.model, record) ?? fail('NAO_ENCONTRADO')
  return save({ ...shipped, perfis: [], usuarios: [], emails: [], personalizado: false })
})
