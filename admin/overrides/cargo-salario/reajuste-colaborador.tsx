import { later, Waiting } from '#admin/form/later.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'

const Live = later(() => import('#admin/screens/cargo-salario/reajuste-proposta/Live.tsx'))

/** Live part of the form: initial values and calculated amounts from the server. */
const Top = ({ record }: { record?: Partial<ReajusteColaborador> }) => (
  <Waiting fallback={null}>
    <Live fresh={record?.id === undefined} />
  </Waiting>
)

export default defineOverride<ReajusteColaborador>({ formTop: Top })
