import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { later, Waiting } from '#admin/form/later.tsx'
import { PendingNotice } from '#admin/mail/PendingNotice.tsx'
import { ActionHost } from '#admin/resource/actions/ActionHost.tsx'
import { useEntity } from '#admin/resource/entity-context.ts'
import { shownIn } from '#admin/resource/summary/panel/panel-address.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { usePageRoom } from '#admin/shell/page-room.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { Quadro } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { AddCandidates } from './AddCandidates.tsx'
import { Columns } from './Columns.tsx'
import { Links } from './Links.tsx'
import { type Busca, procuraCartoes } from './quadro.ts'
import { Summary } from './Summary.tsx'
import { Table } from './table/Table.tsx'
import { selecaoTexts } from './texts.ts'
import { useQuadro } from './useQuadro.ts'
import { Views, type Visao } from './Views.tsx'

const RecordPanel = later(() => import('#admin/resource/summary/panel/RecordPanel.tsx'))

interface Props {
  solicitacaoId: number
  picker: ReactNode
  visao: Visao
  onVisao: (visao: Visao) => void
}

/** The board of one request: its criteria, the candidates by step, and their actions. */
export function Board({ solicitacaoId, picker, visao, onVisao }: Props) {
  const { resource, schema } = useEntity()
  const { data: quadro, error, refetch } = useQuadro(resource, solicitacaoId)
  const [moved, setMoved] = useState<{ id: number; moment: number }>()
  const [adding, setAdding] = useState(false)
  const [busca, setBusca] = useState<Busca>({ texto: '', soAtrasados: false })
  const shown = shownIn(useLocation().search)
  usePageRoom()
  if (error && !quadro)
    return (
      <>
        <PageHeader actions={picker} />
        <RetryAlert onRetry={refetch}>{selecaoTexts.loadFailed}</RetryAlert>
      </>
    )
  if (!quadro) return <PageSkeleton />
  const Candidates = visao === 'tabela' ? Table : Columns
  const reload = () => void refetch()
  const changed = ({ id }: { id?: unknown }) => setMoved({ id: Number(id), moment: Date.now() })
  return (
    <ActionHost
      onChanged={(record) => {
        reload()
        changed(record)
      }}
      onDeleted={reload}
    >
      <PageHeader
        // a closed request is not among the picker's options: its description is shown here
        note={
          !quadro.solicitacao.aberta && <Typography color="text.secondary">{quadro.solicitacao.descricao}</Typography>
        }
        actions={
          <>
            <Views visao={visao} onVisao={onVisao} />
            {picker}
          </>
        }
      />
      <Situation quadro={quadro} />
      <Summary
        quadro={quadro}
        busca={busca}
        onBusca={setBusca}
        links={<Links quadro={quadro} onAdd={() => setAdding(true)} />}
      />
      <Candidates quadro={quadro} cartoes={procuraCartoes(quadro, busca)} onMoved={changed} onNoted={reload} />
      {/* overlays the page, so that the board does not shift; below dialogs */}
      <Box sx={NOTICE}>
        {moved && <PendingNotice entidade={schema.path} {...moved} onClose={() => setMoved(undefined)} />}
      </Box>
      {shown !== undefined && (
        <Waiting fallback={null}>
          <RecordPanel
            id={shown}
            onChanged={() => {
              reload()
              changed({ id: shown })
            }}
          />
        </Waiting>
      )}
      {adding && <AddCandidates solicitacaoId={solicitacaoId} onClose={() => setAdding(false)} />}
    </ActionHost>
  )
}

const NOTICE = {
  ...{ position: 'fixed', bottom: 12, left: '50%', transform: 'translateX(-50%)', zIndex: 'appBar' },
  ...{ width: 'min(640px, calc(100vw - 24px))', '& > *': { mb: 0, boxShadow: 6 } },
} as const

/** Says why candidates cannot be moved, if they cannot. */
function Situation({ quadro: { solicitacao, incompleto } }: { quadro: Quadro }) {
  const { cancelada, encerrada, suspensa, status } = solicitacao
  const { closed } = selecaoTexts
  const text = cancelada
    ? closed.cancelada
    : encerrada
      ? closed.encerrada
      : suspensa
        ? closed.suspensa
        : status === 'A'
          ? undefined
          : closed.analise
  return (
    <>
      {text && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text}
        </Alert>
      )}
      {incompleto && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {selecaoTexts.incomplete}
        </Alert>
      )}
    </>
  )
}
