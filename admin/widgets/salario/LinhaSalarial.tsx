import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { LineBarChart } from '#admin/charts/charts.tsx'
import { getJson } from '#admin/providers/http.ts'
import { EntityContext, useRights, useRuleContext } from '#admin/resource/entity-context.ts'
import { stackedTable } from '#admin/shell/stacked-table.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { linhaSalarialTexts as t } from './texts.ts'

interface Passo {
  data: string
  salario?: number
  aumento?: number
  causa: keyof typeof t.causes
  movimento?: keyof typeof t.kinds
  cargo: { nome: string }
  faixa: { nome: string }
  area?: { nome: string }
}

interface Linha {
  passos: Passo[]
  mesesSemAumento: number
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const percent = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})

/** Salary history of a talento, newest first: changes by history, band or index. Shows stored data, not unsaved input. */
export default function LinhaSalarial({ record }: { record: RecordData }) {
  return useRights().includes('ROLE_VER_SALARIO') ? <Known record={record} /> : null
}

function Known({ record }: { record: RecordData }) {
  const { id, versao } = record
  // fallback for the widget catalogue, which renders it outside a register
  const { resource = 'gestao-talentos/talentos' } = useContext(EntityContext) ?? {}
  const { data } = useQuery({
    queryKey: ['linha-salarial', resource, id, versao],
    queryFn: ({ signal }) => getJson<Linha>(`/api/${resource}/${id}/linha-salarial`, { quiet: true, signal }),
    enabled: typeof id === 'number',
    retry: false,
    gcTime: 0,
  })
  return (
    <>
      <Today record={record} />
      {data && <Stored {...data} />}
    </>
  )
}

function Stored({ passos, mesesSemAumento }: Linha) {
  return (
    <Box sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', mb: 1 }}>
        <Typography variant="subtitle2" component="h3" id="linha-salarial">
          {t.title}
        </Typography>
        {passos.length > 0 && (
          <Typography variant="body2" color="text.secondary">
            {t.without(mesesSemAumento)}
          </Typography>
        )}
      </Box>
      {passos.length === 0 ? (
        <Typography color="text.secondary">{t.none}</Typography>
      ) : (
        <>
          <StepChart passos={passos} />
          <Steps passos={[...passos].reverse()} />
        </>
      )}
    </Box>
  )
}

/** The history as a step chart, for more than one step; extended to today while the last one holds. */
function StepChart({ passos }: { passos: Passo[] }) {
  const { hoje } = useRuleContext()
  if (passos.length < 2) return null
  const last = passos.at(-1) as Passo
  const shown = last.data < hoje ? [...passos, { ...last, data: hoje }] : passos
  return (
    <Box sx={{ mb: 2, maxWidth: 760 }}>
      <LineBarChart
        title={t.chart}
        category={t.columns.day}
        format="moeda"
        height={180}
        data={{
          categories: shown.map(({ data }) => displayDay(data)),
          series: [{ title: t.columns.amount, values: shown.map(({ salario }) => salario), line: true, steps: true }],
        }}
      />
    </Box>
  )
}

/** Current amount for the unsaved salary fields: that of a band or an index is not obvious. */
function Today({ record }: { record: RecordData }) {
  const { tipoSalario, quantidade } = record
  const [faixa, indice] = [valueAt(record, 'faixaSalarial.id'), valueAt(record, 'indice.id')]
  const asked = new URLSearchParams({ tipo: String(tipoSalario) })
  if (typeof faixa === 'number') asked.set('faixaSalarialId', String(faixa))
  if (typeof indice === 'number') asked.set('indiceId', String(indice))
  if (typeof quantidade === 'number') asked.set('quantidade', String(quantidade))
  const said =
    tipoSalario === 1 ? faixa !== undefined : tipoSalario === 2 && indice !== undefined && quantidade !== undefined
  const { data } = useQuery({
    queryKey: ['salario-calculado', String(asked)],
    queryFn: ({ signal }) =>
      getJson<{ salario?: number }>(`/api/cargo-salario/cargos/faixas-salariais/calcularSalarioHistorico?${asked}`, {
        quiet: true,
        signal,
      }),
    enabled: said,
    retry: false,
    gcTime: 0,
  })
  return (
    <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: said && data ? 1.5 : 0 }}>
      {said && data && (data.salario === undefined ? t.nothingToday : t.today(money.format(data.salario)))}
    </Typography>
  )
}

function Steps({ passos }: { passos: Passo[] }) {
  const { day, amount, rise, kind, cause, position, area } = t.columns
  return (
    <TableContainer role="region" aria-labelledby="linha-salarial" tabIndex={0}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            <TableCell>{day}</TableCell>
            <TableCell align="right">{amount}</TableCell>
            <TableCell align="right">{rise}</TableCell>
            {[kind, cause, position, area].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {passos.map((passo) => (
            <TableRow key={passo.data}>
              <TableCell component="th" scope="row">
                {displayDay(passo.data)}
              </TableCell>
              <TableCell align="right" data-label={amount}>
                {passo.salario === undefined ? t.unknown : money.format(passo.salario)}
              </TableCell>
              <TableCell align="right" data-label={rise} sx={{ whiteSpace: 'nowrap' }}>
                {passo.aumento === undefined ? '—' : `${percent.format(passo.aumento)}\u00a0%`}
              </TableCell>
              <TableCell data-label={kind}>{passo.movimento ? t.kinds[passo.movimento] : '—'}</TableCell>
              <TableCell data-label={cause}>{t.causes[passo.causa]}</TableCell>
              <TableCell data-label={position}>{`${passo.cargo.nome} – ${passo.faixa.nome}`}</TableCell>
              <TableCell data-label={area}>{passo.area?.nome ?? '—'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
