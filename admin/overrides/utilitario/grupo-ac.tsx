import { later, Waiting } from '#admin/form/later.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import type { GrupoAc } from '#schemas/generated/types/utilitario/grupo-ac.ts'

const CodigoEmUso = later(() => import('#admin/screens/utilitario/grupo-ac/CodigoEmUso.tsx'))

export default defineOverride<GrupoAc>({
  formTop: ({ record }) => (
    <Waiting fallback={null}>
      <CodigoEmUso id={record?.id} />
    </Waiting>
  ),
})
