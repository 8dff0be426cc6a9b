import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { PendingNotice } from '#admin/mail/PendingNotice.tsx'
import { ActionHost } from '#admin/resource/actions/ActionHost.tsx'
import { useEntity } from '#admin/resource/entity-context.ts'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { AddCandidates } from './AddCandidates.tsx'
import { Columns } from './Columns.tsx'
import { Links } from './Links.tsx'
import { type Busca, procura, type Quadro } from './quadro.ts'
import { Summary } from './Summary.tsx'
import { Table } from './Table.tsx'
import { selecaoTexts } from './texts.ts'
import { useQuadro } from './useQuadro.ts'
import { Views, type Visao } from './Views.tsx'

interface Props {
  solicitacaoId: number
  picker: ReactNode
  visao: Visao
  onVisao: (visao: Visao) => void
}

/** The board of one request: what it needs, who is where, and what can be done with each. */
export function Board({ solicitacaoId, picker, visao, onVisao }: Props) {
  const { resource, schema } = useEntity()
  const { data: quadro, error, refetch } = useQuadro(resource, solicitacaoId)
  const [moved, setMoved] = useState<{ id: number; moment: number }>()
  const [adding, setAdding] = useState(false)
  const [busca, setBusca] = useState<Busca>({ texto: '', soAtrasados: false })
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
        // the picker names those that take candidates
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
      {moved && <PendingNotice entidade={schema.path} {...moved} onClose={() => setMoved(undefined)} />}
      <Candidates quadro={quadro} cartoes={procura(quadro, busca)} onMoved={changed} />
      {adding && <AddCandidates solicitacaoId={solicitacaoId} onClose={() => setAdding(false)} />}
    </ActionHost>
  )
}

/** Why nothing moves, when nothing does. */
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
