import Link from '@mui/icons-material/LinkOutlined'
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined'
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Typography from '@mui/material/Typography'
import { later } from '#admin/form/later.tsx'
import { captacaoTexts } from '#admin/i18n/captacao.ts'
import { Cell, type CellProps } from '#admin/resource/cells/Cell.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import { linkTexts } from '#admin/screens/captacao/anuncio/texts.ts'
import { screenTitle } from '#admin/shell/screen-titles.ts'
import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import { displayDay } from '#schemas/runtime/dates.ts'

const RequestLink = later(() => import('#admin/screens/captacao/anuncio/RequestLink.tsx'))
const PrintedRequest = later(() => import('#admin/screens/captacao/curriculo/PrintedRequest.tsx'))

/** Notice above the form that the solicitação is cancelled, closed or suspended; nothing while it is open (spec 1 §4). */
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

/** Status, with a flag for cancelled, closed or suspended (spec 1 §2.4: the flags of each row). */
function StatusCell(props: CellProps<SolicitacaoPessoal>) {
  const { cancelada, encerrada, suspensa } = props.record
  const flag = cancelada ? 'Cancelada' : encerrada ? 'Encerrada' : suspensa ? 'Suspensa' : undefined
  return (
    <>
      <Cell {...props} record={{ ...props.record }} />
      {flag && (
        <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block', mt: 0.25 }}>
          {flag}
        </Typography>
      )}
    </>
  )
}

export default defineOverride<SolicitacaoPessoal>({
  formTop: Situation,
  summaryTop: Situation,
  cells: { status: StatusCell },
  recordActions: (base, { id }) => [
    ...base,
    {
      name: 'selecao',
      title: screenTitle('captacao/selecao'),
      icon: <ViewKanban fontSize="small" />,
      to: `/captacao/selecao?solicitacao=${id}`,
    },
    { name: 'link', title: linkTexts.copy, icon: <Link fontSize="small" />, dialog: RequestLink },
    {
      name: 'pdf',
      title: captacaoTexts.printRequest,
      icon: <PictureAsPdf fontSize="small" />,
      dialog: PrintedRequest,
    },
  ],
})
