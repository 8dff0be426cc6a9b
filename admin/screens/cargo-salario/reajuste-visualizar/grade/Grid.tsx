import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import type { SxProps } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { emDiferenca, emPorcento, emReais } from '#admin/reajustes/amounts.ts'
import { type Plano, paginaDo, TIPOS } from '#admin/reajustes/plano.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import { PlainPagination } from '#admin/resource/list/pages/PlainPagination.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { stackedTable } from '#admin/shell/stacked-table.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import { visualizarTexts as t } from '../texts.ts'
import { columnsOf } from './columns.tsx'
import { alvoDe, isTyped, type Linha, somaDe } from './linhas.ts'
import { Row } from './Row.tsx'
import type { By } from './useAmount.ts'
import { type Consulta, PAGINA, useProposta, usePropostas } from './usePropostas.ts'

interface Props {
  plano: Plano
  consulta: Consulta
  onPage: (pagina: number) => void
  mayChange: boolean
  mayDelete: boolean
}

/** Keeps the name and action columns sticky while the table scrolls sideways. */
const wide: SxProps = {
  '@media (min-width: 769px)': {
    '& td, & th': { minWidth: 100 },
    '& .who': { position: 'sticky', left: 0, minWidth: 190, bgcolor: 'background.paper', zIndex: 1 },
    '& .what': { position: 'sticky', right: 0, minWidth: 84, bgcolor: 'background.paper', zIndex: 1 },
  },
}

/** The proposals of a plan, one per row; amounts are edited inline. */
export function Grid({ plano, consulta, onPage, mayChange, mayDelete }: Props) {
  const { data, error, refetch } = usePropostas(plano, consulta)
  const { change, remove } = useProposta(plano, consulta)
  const [active, setActive] = useState<{ id: number; by: By }>()
  const [removing, setRemoving] = useState<Linha>()
  const success = useSuccess()
  const { tipoReajuste } = plano
  const columns = useMemo(() => columnsOf(tipoReajuste), [tipoReajuste])
  if (error) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  if (!data) return <Skeleton variant="rounded" height={240} />
  const { linhas, total } = data
  if (linhas.length === 0) return <Alert severity="info">{consulta.busca === '' ? t.none : t.noneFound}</Alert>
  const { proposto } = TIPOS[tipoReajuste]
  const [current, proposed] =
    tipoReajuste === 'C' ? [t.columns.currentSalary, t.columns.proposedSalary] : [t.columns.current, t.columns.proposed]
  const leave = (linha: Linha, by: By, next: boolean) => {
    const editable = linhas.filter((one) => isTyped(one, plano, by))
    const after = editable[editable.indexOf(linha) + 1]
    // leaving a cell after another was opened must not close that one
    setActive((now) => (next ? after && { id: after.id, by } : now?.id === linha.id && now.by === by ? undefined : now))
  }
  return (
    <Paper variant="outlined">
      <TableContainer tabIndex={0} role="region" aria-label={t.region}>
        <Table size="small" sx={[stackedTable as object, wide as object]}>
          <TableHead>
            <TableRow>
              <TableCell className="who">{t.columns[tipoReajuste]}</TableCell>
              {columns.before.map(({ title }) => (
                <TableCell key={title}>{title}</TableCell>
              ))}
              <TableCell align="right">{current}</TableCell>
              <TableCell align="right">{proposed}</TableCell>
              {columns.after.map(({ title, right }) => (
                <TableCell key={title} align={right ? 'right' : 'left'}>
                  {title}
                </TableCell>
              ))}
              <TableCell className="what" align="right">
                {t.columns.actions}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {linhas.map((linha) => (
              <Row
                key={linha.id}
                {...{ linha, plano, columns, mayChange, mayDelete }}
                volta={paginaDo(plano.id, consulta.cenario)}
                titles={{ current, proposed }}
                active={active?.id === linha.id ? active.by : undefined}
                onOpen={(by) => setActive({ id: linha.id, by })}
                onLeave={(by, next) => leave(linha, by, next)}
                save={({ valor, observacao }) =>
                  change({
                    id: linha.id,
                    versao: linha.versao,
                    [proposto]: valor,
                    ...(observacao === undefined ? {} : { observacao }),
                  })
                }
                onRemove={() => setRemoving(linha)}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Sum plano={plano} linhas={linhas} />
      <PlainPagination total={total} page={consulta.pagina} size={PAGINA} onPage={onPage} />
      {removing && (
        <ConfirmDialog
          title={t.remove}
          text={t.removeText(alvoDe(removing, plano).nome)}
          confirm={t.remove}
          danger
          onClose={() => setRemoving(undefined)}
          onConfirm={async () => {
            await remove(removing)
            setRemoving(undefined)
            success(t.removed)
          }}
        />
      )}
    </Paper>
  )
}

function Sum({ plano, linhas }: { plano: Plano; linhas: Linha[] }) {
  const soma = somaDe(linhas, plano)
  const parts = [
    [t.columns.current, emReais(soma.atual)],
    [t.columns.proposed, emReais(soma.proposto)],
    [t.columns.difference, emDiferenca(soma.diferenca)],
    [t.columns.percent, emPorcento(soma.percentual)],
  ]
  return (
    <Typography variant="body2" sx={{ px: 2, py: 1.25, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
      <strong>{t.sum}</strong>
      {parts.map(([title, value]) => (
        <span key={title}>
          {title}: <strong>{value}</strong>
        </span>
      ))}
    </Typography>
  )
}
