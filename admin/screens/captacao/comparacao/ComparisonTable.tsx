import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { captacaoTexts } from '#admin/i18n/captacao.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Comparacao, Comparado } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'
import { comparacaoTexts } from './texts.ts'

const percent = (value: number) => `${value.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`

/** A row per candidate, the best first: the mean, each evaluation, each aspect. */
export function ComparisonTable({ comparacao: { modelos, aspectos, candidatos } }: { comparacao: Comparacao }) {
  const t = comparacaoTexts
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0} role="region" aria-label={t.region}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t.candidate}</TableCell>
            <TableCell>{t.step}</TableCell>
            <TableCell align="right">{t.mean}</TableCell>
            {modelos.map(({ id, titulo }) => (
              <TableCell key={id} align="right">
                {titulo}
              </TableCell>
            ))}
            {aspectos.map((aspecto) => (
              <TableCell key={aspecto} align="right">
                {aspecto}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {candidatos.map((candidato) => (
            <TableRow key={candidato.candidatoId}>
              <TableCell component="th" scope="row">
                <Link component={AppLink} to={`/captacao/historico?candidato=${candidato.candidatoId}`}>
                  {candidato.nome}
                </Link>
              </TableCell>
              <TableCell>{candidato.etapa}</TableCell>
              <TableCell align="right" sx={{ fontWeight: 700 }}>
                {candidato.media === null ? '–' : percent(candidato.media)}
              </TableCell>
              {modelos.map(({ id }) => (
                <TableCell key={id} align="right">
                  <Evaluation candidato={candidato} modelo={id} />
                </TableCell>
              ))}
              {aspectos.map((nome) => {
                const found = candidato.aspectos.find(({ aspecto }) => aspecto === nome)
                return (
                  <TableCell key={nome} align="right">
                    {found ? percent(found.percentual) : '–'}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Evaluation({ candidato, modelo }: { candidato: Comparado; modelo: number }) {
  const found = candidato.avaliacoes.find(({ avaliacaoId }) => avaliacaoId === modelo)
  if (!found) return '–'
  const { id, situacao, performance, aprovado } = found
  return (
    <>
      <Link component={AppLink} to={`/captacao/avaliacoes/${id}/respostas`}>
        {performance === null ? captacaoTexts.evaluationStates[situacao] : percent(performance)}
      </Link>
      {aprovado === false && (
        <Typography component="span" variant="caption" color="error" sx={{ display: 'block' }}>
          {captacaoTexts.belowMinimum}
        </Typography>
      )}
    </>
  )
}
