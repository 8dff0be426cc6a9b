import Paper from '@mui/material/Paper'
import { alpha, useTheme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { AskedQuestion, SurveyCell } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { resultadosTexts as t } from './texts.ts'

interface Props {
  celulas: SurveyCell[]
  perguntas: AskedQuestion[]
  /** columns: aspects, or single questions */
  por: 'aspectos' | 'perguntas'
  title: string
}

/** Favourable share of each group, by aspect or question; a higher share has a stronger background. Groups below the minimum show a text instead. */
export function HeatMap({ celulas, perguntas, por, title }: Props) {
  const columns = columnsOf(celulas, perguntas, por)
  return (
    <TableContainer component={Paper} variant="outlined" role="region" aria-label={title} tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t.group}</TableCell>
            <TableCell align="right">{t.count}</TableCell>
            {columns.map(({ key, title: head }) => (
              <TableCell key={key} align="right" sx={{ minWidth: 110 }}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {celulas.map((celula) => (
            <TableRow key={`${celula.corte} ${celula.titulo}`} hover>
              <TableCell component="th" scope="row">
                {celula.titulo}
              </TableCell>
              {celula.n === undefined ? (
                <TableCell colSpan={columns.length + 1} sx={{ color: 'text.secondary' }}>
                  {celula.oculta}
                </TableCell>
              ) : (
                <>
                  <TableCell align="right">{celula.n}</TableCell>
                  {columns.map(({ key, shareOf }) => (
                    <Share key={key} share={shareOf(celula)} />
                  ))}
                </>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Share({ share }: { share: number | undefined }) {
  const { palette } = useTheme()
  return (
    <TableCell
      align="right"
      sx={share === undefined ? {} : { bgcolor: alpha(palette.success.main, 0.05 + (share / 100) * 0.35) }}
    >
      {share === undefined ? '–' : t.share(share)}
    </TableCell>
  )
}

interface Column {
  key: string
  title: string
  shareOf(celula: SurveyCell): number | undefined
}

function columnsOf(celulas: SurveyCell[], perguntas: AskedQuestion[], por: Props['por']): Column[] {
  if (por === 'perguntas')
    return perguntas
      .filter(({ tipo }) => tipo !== 3)
      .map(({ id, texto }) => ({
        key: String(id),
        title: texto,
        shareOf: (celula) => celula.perguntas.find(({ pergunta }) => pergunta === id)?.favoravel,
      }))
  const nomes = [...new Set(celulas.flatMap(({ aspectos }) => aspectos.map(({ nome }) => nome)))]
  return nomes.map((nome) => ({
    key: nome,
    title: nome,
    shareOf: (celula) => celula.aspectos.find((aspecto) => aspecto.nome === nome)?.favoravel,
  }))
}
