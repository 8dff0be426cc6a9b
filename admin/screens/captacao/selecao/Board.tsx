import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { PendingNotice } from '#admin/mail/PendingNotice.tsx'
import { useSession } from '#admin/providers/session.ts'
import { ActionHost } from '#admin/resource/actions/ActionHost.tsx'
import { useEntity } from '#admin/resource/entity-context.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { AddCandidates } from './AddCandidates.tsx'
import { Columns } from './Columns.tsx'
import { type Busca, procura, type Quadro } from './quadro.ts'
import { Summary } from './Summary.tsx'
import { Table } from './Table.tsx'
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
        <PageHeader title={texts.selecao.title} actions={picker} />
        <RetryAlert onRetry={refetch}>{texts.selecao.loadFailed}</RetryAlert>
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
        title={texts.selecao.title}
        note={<Typography color="text.secondary">{quadro.solicitacao.descricao}</Typography>}
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

function Links({ quadro, onAdd }: { quadro: Quadro; onAdd: () => void }) {
  const { id, aberta } = quadro.solicitacao
  const { resource, schema } = useEntity()
  const { schemas } = useSession()
  const compares = schemas.some(({ path, can }) => path === 'captacao/avaliacao-candidato' && can.read)
  const filter = encodeURIComponent(JSON.stringify({ solicitacao: id }))
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button component={AppLink} to={`/captacao/solicitacoes-pessoal/${id}`} size="small" color="inherit">
        {texts.selecao.open}
      </Button>
      <Button component={AppLink} to={`/${resource}?filter=${filter}`} size="small" color="inherit">
        {texts.selecao.list}
      </Button>
      {compares && (
        <Button
          component={AppLink}
          to={`/captacao/avaliacoes/comparacao?solicitacao=${id}`}
          size="small"
          color="inherit"
        >
          {texts.comparacao.title}
        </Button>
      )}
      {schema.can.create && aberta && (
        <Button size="small" variant="contained" onClick={onAdd}>
          {texts.selecao.add}
        </Button>
      )}
    </Box>
  )
}

/** Why nothing moves, when nothing does. */
function Situation({ quadro: { solicitacao, incompleto } }: { quadro: Quadro }) {
  const { cancelada, encerrada, suspensa, status } = solicitacao
  const { closed } = texts.selecao
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
          {texts.selecao.incomplete}
        </Alert>
      )}
    </>
  )
}
