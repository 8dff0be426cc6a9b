import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { saveText } from '#admin/form/hand-over.ts'
import { showNumber } from '#admin/form/widgets/masked/numbers.ts'
import { getJson } from '#admin/providers/http.ts'
import { emReais } from '#admin/reajustes/amounts.ts'
import { type Plano, urlDo } from '#admin/reajustes/plano.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { Diferencas } from '#schemas/runtime/answers/positions/salary-plan.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { GroupTable } from './GroupTable.tsx'
import { simulacaoTexts as t } from './texts.ts'

/** Differences owed for the months between a plan's day and its application. GET /{id}/diferencas */
export default function Owed({ plano }: { plano: Plano }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['planejamento', plano.id, 'diferencas'],
    queryFn: ({ signal }) => getJson<Diferencas>(`${urlDo(plano.id)}/diferencas`, { signal }),
  })
  if (error) return <RetryAlert onRetry={refetch}>{t.owedFailed}</RetryAlert>
  if (!data) return <Skeleton variant="rounded" height={200} />
  const { linhas, total, de, ate } = data
  if (linhas.length === 0) return <Alert severity="info">{t.owedNone}</Alert>
  const { owed } = t
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', px: 2, py: 1.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{`${t.owedTotal}: ${emReais(total)}`}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 300px' }}>
          {de && ate && t.owedText(displayDay(de), displayDay(ate))}
        </Typography>
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<FileDownload />}
          onClick={() => saveText(t.csvName(plano.id), 'text/csv;charset=utf-8', csvOf(data))}
        >
          {t.csv}
        </Button>
      </Box>
      <GroupTable
        label={t.owedTotal}
        rows={linhas}
        keyOf={({ talento }) => talento.id}
        columns={[
          { title: owed.name, cell: ({ talento }) => talento.nome },
          { title: owed.before, right: true, cell: ({ antes }) => emReais(antes) },
          { title: owed.after, right: true, cell: ({ depois }) => emReais(depois) },
          { title: owed.value, right: true, cell: ({ valor }) => emReais(valor) },
        ]}
      />
    </Paper>
  )
}

/** Builds a CSV with semicolons and decimal commas, as Brazilian spreadsheets expect; escapes names that would be read as formulas. */
function csvOf({ linhas, total }: Diferencas): string {
  const amount = (value: number) => showNumber(value, 2, 2, false)
  const text = (value: string) => `"${value.replace(/^([=+\-@])/, "'$1").replaceAll('"', '""')}"`
  const { name, before, after, value } = t.owed
  const rows = linhas.map(({ talento, antes, depois, valor }) =>
    [text(talento.nome), amount(antes), amount(depois), amount(valor)].join(';'),
  )
  const head = [name, before, after, value].map(text).join(';')
  return `\uFEFF${[head, ...rows, [text(t.owedTotal), '', '', amount(total)].join(';')].join('\r\n')}\r\n`
}
