import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { decimalText } from '#admin/form/questionario/Lida.tsx'
import { questionarioTexts } from '#admin/form/questionario/textos.ts'
import { stackedTable } from '#admin/shell/stacked-table.ts'
import type { Comparativa, Lado } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { minhasTexts } from './texts.ts'

const t = minhasTexts.comparison

interface Props {
  comparativa: Comparativa
  nomes: [string, string]
}

/** The answers of two questionnaires in two columns; stacked on a phone. */
export function SideBySide({ comparativa: { perguntas, aspectos }, nomes }: Props) {
  return (
    <>
      {aspectos.length > 0 && (
        <Sheet title={t.aspects} first={t.aspect} nomes={nomes}>
          {aspectos.map(({ aspecto, a, b }) => (
            <Line key={aspecto} name={aspecto} nomes={nomes} cells={[percento(a), percento(b)]} />
          ))}
        </Sheet>
      )}
      <Sheet title={t.table} first={t.question} nomes={nomes}>
        {perguntas.map(({ ordem, texto, a, b }) => (
          <Line
            key={ordem}
            name={`${ordem}. ${texto}`}
            nomes={nomes}
            cells={[<Side key="a" lado={a} />, <Side key="b" lado={b} />]}
          />
        ))}
      </Sheet>
    </>
  )
}

const percento = (value: number | undefined): string => (value === undefined ? '–' : `${decimalText(value)}%`)

function Sheet(props: { title: string; first: string; nomes: [string, string]; children: ReactNode }) {
  const { title, first, nomes, children } = props
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={title}
      sx={{ mb: 2, maxWidth: 1100 }}
    >
      <Table size="small" sx={{ ...stackedTable, tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '40%' }}>{first}</TableCell>
            {nomes.map((nome, i) => (
              <TableCell key={i === 0 ? 'a' : 'b'}>{nome}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  )
}

function Line({ name, nomes, cells }: { name: string; nomes: [string, string]; cells: [ReactNode, ReactNode] }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </TableCell>
      <TableCell data-label={nomes[0]}>{cells[0]}</TableCell>
      <TableCell data-label={nomes[1]}>{cells[1]}</TableCell>
    </TableRow>
  )
}

function Side({ lado }: { lado?: Lado }) {
  if (!lado || lado.resposta === '')
    return <Typography color="text.secondary">{lado ? t.notAnswered : t.notAsked}</Typography>
  const { resposta, comentario, alcancado } = lado
  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{resposta}</Typography>
      {comentario && (
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {comentario}
        </Typography>
      )}
      {alcancado !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {questionarioTexts.reached(decimalText(alcancado))}
        </Typography>
      )}
    </>
  )
}
