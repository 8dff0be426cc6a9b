import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { ConfiguracaoNivelCompetencia } from '#schemas/generated/types/cargo-salario/configuracao-nivel-competencia.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { configuracaoNiveisTexts as t } from './texts.ts'

const ROUTE = 'cargo-salario/configuracoes-niveis-competencia'

/** The configuration in force today: it decides the weights, which the register of levels does not show. */
export function InForce() {
  const { info, schemas } = useSession()
  const mayRead = schemas.some(({ path, can }) => path === 'cargo-salario/configuracao-nivel-competencia' && can.read)
  const filter = encodeURIComponent(JSON.stringify({ data_lte: info.hoje }))
  const { data } = useQuery({
    queryKey: ['configuracao-niveis', info.hoje],
    queryFn: () =>
      getJson<ConfiguracaoNivelCompetencia[]>(`/api/${ROUTE}?sort=["data","DESC"]&range=[0,0]&filter=${filter}`),
    enabled: mayRead,
    gcTime: 0,
  })
  if (!data) return null
  const [config] = data
  const to = config ? `/${ROUTE}/${config.id}` : `/${ROUTE}`
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button component={AppLink} to={to} color="inherit" size="small">
          {config ? t.open : t.all}
        </Button>
      }
    >
      {config
        ? `${t.inForce(displayDay(config.data))} ${config.considerarPercentualMinimo ? t.considered : t.notConsidered}`
        : t.none}
    </Alert>
  )
}
