import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { captacaoTexts } from '#admin/i18n/captacao.ts'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Passagem } from '#schemas/runtime/answers/recruitment/candidacies.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { Renew } from './Renew.tsx'
import { historicoTexts } from './texts.ts'

interface Props {
  passagens: Passagem[]
  onChanged: () => void
}

/** One selection: its steps as the candidate went through them, the newest first. */
export function Stays({ passagens, onChanged }: Props) {
  const [first] = passagens
  const [renewing, setRenewing] = useState<Passagem>()
  if (!first) return null
  const { id, descricao } = first.solicitacao
  const { columns } = historicoTexts
  return (
    <Paper variant="outlined" component="section" sx={{ mb: 2, overflow: 'hidden' }}>
      <Typography component="h2" variant="h6" sx={{ px: 2, pt: 1.5, overflowWrap: 'anywhere' }}>
        <Link component={AppLink} to={`/captacao/selecao?solicitacao=${id}`} underline="hover">
          {descricao}
        </Link>
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={historicoTexts.region(descricao)}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {Object.values(columns).map((title) => (
                <TableCell key={title}>{title}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {passagens.map((passagem) => (
              <Stay key={passagem.id} passagem={passagem} onRenew={() => setRenewing(passagem)} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {renewing && <Renew passagem={renewing} onClose={() => setRenewing(undefined)} onDone={onChanged} />}
    </Paper>
  )
}

function Stay({ passagem, onRenew }: { passagem: Passagem; onRenew: () => void }) {
  const { etapaSeletiva, data, saida, dias, desfecho, responsavel, aptidao, observacao } = passagem
  const left = saida ? historicoTexts.desfecho[desfecho ?? ''] : historicoTexts.now
  const ended = desfecho === 'CONTRATACAO' || desfecho === 'RECUSA' || desfecho === 'DESISTENCIA'
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell sx={{ fontWeight: saida ? 400 : 600 }}>{etapaSeletiva?.nome ?? historicoTexts.noStep}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{displayInstant(data)}</TableCell>
      <TableCell sx={{ minWidth: 130 }}>
        {historicoTexts.days(dias)}
        <Typography
          component="span"
          variant="caption"
          color={ended ? 'text.primary' : 'text.secondary'}
          sx={{ display: 'block' }}
        >
          {left}
        </Typography>
      </TableCell>
      <TableCell>{responsavel}</TableCell>
      <TableCell>{historicoTexts.aptidao[aptidao]}</TableCell>
      <TableCell sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>{observacao}</TableCell>
      <TableCell sx={{ minWidth: 220 }}>
        <Evaluations passagem={passagem} onRenew={onRenew} />
      </TableCell>
    </TableRow>
  )
}

function Evaluations({ passagem, onRenew }: { passagem: Passagem; onRenew: () => void }) {
  const { avaliacoes = [], dataHoraExpiracao, etapaSeletiva } = passagem
  const { schemas } = useSession()
  const schema = schemas.find(({ path }) => path === 'captacao/avaliacao-candidato')
  const pending = avaliacoes.some(({ situacao }) => situacao === 'P')
  return (
    <>
      {avaliacoes.map(({ id, titulo, situacao, performance }) => (
        <Typography key={id} variant="body2">
          {schema?.can.read ? (
            <Link component={AppLink} to={`/captacao/avaliacoes/${id}/respostas`}>
              {titulo}
            </Link>
          ) : (
            titulo
          )}{' '}
          <Typography component="span" variant="caption" color="text.secondary">
            {performance === null
              ? captacaoTexts.evaluationStates[situacao]
              : `${performance.toLocaleString('pt-BR')}%`}
          </Typography>
        </Typography>
      ))}
      {dataHoraExpiracao && (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {captacaoTexts.answerUntil(displayInstant(dataHoraExpiracao))}
        </Typography>
      )}
      {pending && schema?.can.update && (
        <Button
          size="small"
          onClick={onRenew}
          aria-label={historicoTexts.renewOf(etapaSeletiva?.nome ?? historicoTexts.noStep)}
        >
          {historicoTexts.renew}
        </Button>
      )}
    </>
  )
}
