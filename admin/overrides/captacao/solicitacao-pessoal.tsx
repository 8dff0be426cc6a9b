import ViewKanban from '@mui/icons-material/ViewKanbanOutlined'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { texts } from '#admin/i18n/texts.ts'
import { defineOverride } from '#admin/resource/override.ts'
import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import { displayDay } from '#schemas/runtime/dates.ts'

/** Why nobody is being recruited for this request, above its form; nothing while it is open (spec 1 §4). */
function Situation({ record = {} }: { record?: Partial<SolicitacaoPessoal> }) {
  const { cancelada, encerrada, suspensa, dataEncerramento, obsCancelamento, obsEncerra, obsSuspensao } = record
  if (cancelada) return <Notice title="Solicitação cancelada" text={obsCancelamento} />
  if (encerrada) {
    const title = dataEncerramento
      ? `Solicitação encerrada em ${displayDay(dataEncerramento)}`
      : 'Solicitação encerrada'
    return <Notice title={title} text={obsEncerra} />
  }
  return suspensa ? <Notice title="Solicitação suspensa" text={obsSuspensao} /> : null
}

function Notice({ title, text }: { title: string; text?: string }) {
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <AlertTitle sx={{ mb: text ? undefined : 0 }}>{title}</AlertTitle>
      {text}
    </Alert>
  )
}

export default defineOverride<SolicitacaoPessoal>({
  formTop: Situation,
  recordActions: (base, { id }) => [
    ...base,
    {
      name: 'selecao',
      title: texts.selecao.title,
      icon: <ViewKanban fontSize="small" />,
      to: `/captacao/selecao?solicitacao=${id}`,
    },
  ],
})
