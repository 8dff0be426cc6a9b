import Compare from '@mui/icons-material/Compare'
import Print from '@mui/icons-material/PrintOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { BarChart } from '#admin/charts/charts.tsx'
import { usePrint } from '#admin/form/print/usePrint.tsx'
import { captacaoTexts } from '#admin/i18n/captacao.ts'
import { getJson } from '#admin/providers/http.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { screenTitle, useScreenTitle } from '#admin/shell/screen-titles.ts'
import type { Comparacao } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { porAspecto, porModelo } from './comparacao.ts'
import { comparacaoTexts } from './texts.ts'

/** The evaluated candidates of a request side by side; the request is a query parameter. */
export default function Screen() {
  const [params, setParams] = useSearchParams()
  const solicitacao = Number(params.get('solicitacao')) || undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['comparacao', solicitacao],
    queryFn: ({ signal }) =>
      getJson<Comparacao>(`/api/captacao/avaliacoes/comparacao?solicitacao=${solicitacao}`, { signal }),
    enabled: solicitacao !== undefined,
    gcTime: 0,
  })
  const picker = (
    <RecordPicker
      route="captacao/solicitacoes-pessoal"
      label={captacaoTexts.request}
      value={solicitacao}
      onChange={(id) => setParams(id ? { solicitacao: String(id) } : {})}
    />
  )
  return (
    <>
      <PageHeader actions={picker} />
      {solicitacao === undefined ? (
        <NothingYet icon={Compare}>{comparacaoTexts.choose}</NothingYet>
      ) : error ? (
        <RetryAlert onRetry={refetch}>{comparacaoTexts.loadFailed}</RetryAlert>
      ) : !data ? (
        <PageSkeleton />
      ) : data.candidatos.length === 0 ? (
        <NothingYet icon={Compare}>{comparacaoTexts.none}</NothingYet>
      ) : (
        <Compared comparacao={data} />
      )}
    </>
  )
}

function Compared({ comparacao }: { comparacao: Comparacao }) {
  const print = usePrint()
  const title = useScreenTitle()
  const { id, descricao } = comparacao.solicitacao
  const { data: complete } = useQuery({
    queryKey: ['comparacao', id, 'respondida'],
    queryFn: ({ signal }) =>
      getJson<boolean>(`/api/pesquisa/colaborador-questionario/solicitacoes/${id}/respondida`, { signal, quiet: true }),
    gcTime: 0,
  })
  const table = <ComparisonTable comparacao={comparacao} />
  print.offer(
    <Box>
      <Typography component="h1" sx={{ fontSize: 20, fontWeight: 700, mb: 2 }}>
        {title}: {descricao}
      </Typography>
      {table}
    </Box>,
  )
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography color="text.secondary" sx={{ flex: '1 1 auto', overflowWrap: 'anywhere' }}>
          {descricao}
        </Typography>
        <Button component={AppLink} to={`/captacao/selecao?solicitacao=${id}`} color="inherit" size="small">
          {screenTitle('captacao/selecao')}
        </Button>
        <Button variant="outlined" color="inherit" size="small" startIcon={<Print />} onClick={print.start}>
          {comparacaoTexts.print}
        </Button>
      </Box>
      {complete !== undefined && (
        <Alert severity={complete ? 'success' : 'info'} sx={{ mb: 2 }}>
          {complete ? comparacaoTexts.complete : comparacaoTexts.incomplete}
        </Alert>
      )}
      {table}
      <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { md: '1fr 1fr' }, '& > *': { minWidth: 0 } }}>
        <BarChart
          title={comparacaoTexts.byModel}
          category={comparacaoTexts.candidate}
          format="percentual"
          data={porModelo(comparacao)}
        />
        <BarChart
          title={comparacaoTexts.byAspect}
          category={captacaoTexts.byAspect}
          format="percentual"
          data={porAspecto(comparacao)}
        />
      </Box>
      {print.area}
    </>
  )
}
