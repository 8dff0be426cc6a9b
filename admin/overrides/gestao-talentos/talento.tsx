import Event from '@mui/icons-material/EventOutlined'
import Interview from '@mui/icons-material/ForumOutlined'
import Moving from '@mui/icons-material/MovingOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import { later } from '#admin/form/later.tsx'
import { session } from '#admin/providers/session.ts'
import type { SchemaSummary } from '#admin/providers/userinfo.ts'
import type { RecordAction } from '#admin/resource/actions/record-action.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { Panel as Levels } from '#admin/screens/cargo-salario/niveis-competencia-talento/Panel.tsx'
import { addressOf, hasLeft } from '#admin/screens/gestao-talentos/entrevista-desligamento/interview.ts'
import { Panel as ExitInterview } from '#admin/screens/gestao-talentos/entrevista-desligamento/Panel.tsx'
import { entrevistaTexts } from '#admin/screens/gestao-talentos/entrevista-desligamento/texts.ts'
import { ocorrenciasTexts } from '#admin/screens/gestao-talentos/ocorrencias/texts.ts'
import { talentoTexts as t } from '#admin/screens/gestao-talentos/talento/texts.ts'
import { Panel as Tasks } from '#admin/screens/gestao-talentos/tarefas/Panel.tsx'
import DocumentosExigidos from '#admin/widgets/documentos-exigidos/DocumentosExigidos.tsx'
import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'

const ManyOccurrences = later(() => import('#admin/screens/gestao-talentos/ocorrencias/ManyDialog.tsx'))
const OnDay = later(() => import('#admin/screens/gestao-talentos/talento/OnDay.tsx'))
const Eduvem = later(() => import('#admin/screens/gestao-talentos/talento/Eduvem.tsx'))

/** Own actions of a talento: salary proposals for users who may propose, and apply without approval; the course platform where the installation has one configured. */
function ownActions({ id, situacao, usuarioEduvem }: Talento, { can }: SchemaSummary): RecordAction<Talento>[] {
  const state = session.get()
  if (state.status !== 'authenticated') return []
  const { authorities, empresa, integracoes = [] } = state.info
  const approved = empresa.aprovarReajuste === true || authorities.includes('ROLE_APLICA_REAJUSTE')
  const left = situacao === 'D' || situacao === 'C' ? t.left : undefined
  const move: RecordAction<Talento> = {
    name: 'movimentacao',
    title: t.move,
    icon: <Moving fontSize="small" />,
    to: `/cargo-salario/colaboradores/${id}/movimentacao`,
    disabled: left,
  }
  const interview: RecordAction<Talento> = {
    name: 'entrevista-desligamento',
    title: entrevistaTexts.title,
    icon: <Interview fontSize="small" />,
    to: addressOf(id),
  }
  const onDay: RecordAction<Talento> = {
    name: 'situacao',
    title: t.onDay,
    icon: <Event fontSize="small" />,
    dialog: OnDay,
  }
  const eduvem: RecordAction<Talento> = {
    name: 'eduvem',
    title: t.eduvem,
    icon: <School fontSize="small" />,
    disabled: left ?? (usuarioEduvem ? t.eduvemThere : undefined),
    dialog: Eduvem,
  }
  return [
    ...(approved && authorities.includes('ROLE_MOV_REAJUSTE_INCLUIR') ? [move] : []),
    ...(hasLeft({ situacao }) && authorities.includes('ROLE_ENTREVISTA_DESLIGAMENTO_VER') ? [interview] : []),
    onDay,
    ...(can.update && integracoes.includes('eduvem') ? [eduvem] : []),
  ]
}

export default defineOverride<Talento>({
  bulkExtra: {
    title: ocorrenciasTexts.note,
    icon: <Warning />,
    may: (schemas) => schemas.some(({ path, can }) => path === 'gestao-talentos/colaborador-ocorrencia' && can.create),
    dialog: ManyOccurrences,
  },
  formBottom: Levels,
  summaryTop: ExitInterview,
  summaryBottom: (props) => (
    <>
      <DocumentosExigidos {...props} framed />
      <Tasks {...props} />
      <Levels {...props} />
    </>
  ),
  recordActions: (base, record, schema) => {
    const at = base.findIndex(({ name }) => name === 'clone')
    return base.toSpliced(at < 0 ? base.length : at, 0, ...ownActions(record, schema))
  },
})
