import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { PLANOS, type TipoReajuste, VER_SALARIO } from '../plano.ts'
import { reajustesTexts } from '../texts.ts'
import { CollectiveForm } from './CollectiveForm.tsx'
import { coletivoTexts as t } from './texts.ts'
import { usePlanos } from './useColetivo.ts'

/** A collective adjustment of talents, bands or indices; plan and scenario may stand in the address. */
export function Collective({ tipo }: { tipo: TipoReajuste }) {
  const { info, schemas } = useSession()
  return (
    <>
      <PageHeader />
      {info.authorities.includes(VER_SALARIO) ? (
        <Known tipo={tipo} mayPlan={schemas.find(({ route }) => route === PLANOS)?.can.create === true} />
      ) : (
        <Alert severity="warning">{reajustesTexts.noSalariesLong}</Alert>
      )}
    </>
  )
}

function Known({ tipo, mayPlan }: { tipo: TipoReajuste; mayPlan: boolean }) {
  const [params] = useSearchParams()
  const { data, error, refetch } = usePlanos(tipo)
  if (error) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  if (!data) return <PageSkeleton />
  const start = encodeURIComponent(JSON.stringify({ tipoReajuste: tipo }))
  const create = mayPlan && (
    <Button color="inherit" size="small" component={AppLink} to={`/${PLANOS}/new?com=${start}`}>
      {t.createPlan}
    </Button>
  )
  if (data.length === 0)
    return (
      <Alert severity="info" action={create}>
        {t.noPlans[tipo]}
      </Alert>
    )
  const asked = Number(params.get('tabela'))
  const tabela = data.find(({ id }) => id === asked)?.id ?? (data.length === 1 ? data[0]?.id : undefined)
  const cenario = Number(params.get('cenario')) || undefined
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 900 }}>
        {t.about[tipo]}
      </Typography>
      <CollectiveForm tipo={tipo} planos={data} tabela={tabela} cenario={tabela === asked ? cenario : undefined} />
    </>
  )
}
