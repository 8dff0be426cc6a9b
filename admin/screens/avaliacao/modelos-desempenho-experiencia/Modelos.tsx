import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { stackedTable } from '#admin/shell/stacked-table.ts'
import type { ModeloAvaliacao } from '#schemas/generated/types/avaliacao/modelo-avaliacao.ts'
import { TIPOS, vistaTexts as t } from './texts.ts'

const tituloDe = (tipo: string) => TIPOS.find(([code]) => code === tipo)?.[1] ?? tipo
const numero = (value: number | undefined) => (value === undefined ? '' : value.toLocaleString('pt-BR'))

/** The models with kind, period, minimum and number of questions, and the link to their questions. */
export function Modelos({ modelos }: { modelos: ModeloAvaliacao[] }) {
  return (
    <Table size="small" sx={stackedTable}>
      <TableHead>
        <TableRow>
          {[t.title, t.kind, t.period, t.minimum, t.count, t.answers, t.state].map((title) => (
            <TableCell key={title}>{title}</TableCell>
          ))}
          <TableCell aria-label={t.questions} />
        </TableRow>
      </TableHead>
      <TableBody>
        {modelos.map((modelo) => (
          <TableRow key={modelo.id} hover>
            <TableCell component="th" scope="row">
              <Link component={AppLink} to={`/avaliacao/modelos-avaliacao/${modelo.id}`}>
                {modelo.titulo}
              </Link>
            </TableCell>
            <TableCell data-label={t.kind}>{tituloDe(modelo.tipo)}</TableCell>
            <TableCell data-label={t.period}>{modelo.periodoAcompanhamentoExperiencia?.nome ?? '–'}</TableCell>
            <TableCell data-label={t.minimum}>{numero(modelo.percentualMinimoAprovacao) || '–'}</TableCell>
            <TableCell data-label={t.count}>{numero(modelo.quantidade ?? 0)}</TableCell>
            <TableCell data-label={t.answers}>{numero(modelo.respondidos ?? 0)}</TableCell>
            <TableCell data-label={t.state}>
              <Chip
                size="small"
                label={modelo.ativo ? t.active : t.inactive}
                color={modelo.ativo ? 'success' : 'default'}
              />
            </TableCell>
            <TableCell>
              <Button
                size="small"
                component={AppLink}
                to={`/avaliacao/modelos-avaliacao/${modelo.id}/perguntas`}
                aria-label={`${t.questions}: ${modelo.titulo}`}
              >
                {t.questions}
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
