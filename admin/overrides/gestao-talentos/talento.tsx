import Moving from '@mui/icons-material/MovingOutlined'
import { session } from '#admin/providers/session.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { Panel } from '#admin/screens/cargo-salario/niveis-competencia-talento/Panel.tsx'
import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'

const LEFT = 'O talento está desligado.'

/** Who proposes for a talent, and applies what nobody has to approve. */
function mayMove(): boolean {
  const state = session.get()
  if (state.status !== 'authenticated') return false
  const { authorities, empresa } = state.info
  const approved = empresa.aprovarReajuste === true || authorities.includes('ROLE_APLICA_REAJUSTE')
  return approved && authorities.includes('ROLE_MOV_REAJUSTE_INCLUIR')
}

export default defineOverride<Talento>({
  formBottom: Panel,
  summaryBottom: Panel,
  recordActions: (base, { id, situacao }) => {
    if (!mayMove()) return base
    const move = {
      name: 'movimentacao',
      title: 'Promover ou transferir',
      icon: <Moving fontSize="small" />,
      to: `/cargo-salario/colaboradores/${id}/movimentacao`,
      ...(situacao === 'D' || situacao === 'C' ? { disabled: LEFT } : {}),
    }
    const at = base.findIndex(({ name }) => name === 'clone')
    return base.toSpliced(at < 0 ? base.length : at, 0, move)
  },
})
