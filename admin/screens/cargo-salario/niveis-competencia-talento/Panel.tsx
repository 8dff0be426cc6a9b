import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { later, Waiting } from '#admin/form/later.tsx'
import { competenciasTexts as words } from '#admin/i18n/competencias.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { Quadro } from '#schemas/runtime/answers/positions/competences.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { quadroUrl } from './quadro.ts'
import { talentoNiveisTexts as t } from './texts.ts'

const Profile = later(() => import('./Profile.tsx'))

/** Below a talent's record: required against obtained levels today; only with the right to read levels. */
export function Panel({ record: { id } }: { record: { id: number } }) {
  const rights = useSession().schemas.find(({ path }) => path === 'cargo-salario/nivel-competencia-talento')?.can
  const { data, error, refetch } = useQuery({
    queryKey: ['niveis-talento', 'edit', id],
    queryFn: () => getJson<Quadro>(quadroUrl('edit', id, {})),
    enabled: rights?.read === true,
    gcTime: 0,
  })
  // 404: the talent belongs to another company
  if (!rights?.read || (error && asApiError(error).status === 404)) return null
  const empty = data?.linhas.every(({ exigido, obtido }) => !exigido && !obtido)
  return (
    <Paper component="section" aria-label={t.levels} variant="outlined" sx={{ p: 2, mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" sx={{ fontSize: 16, flex: 1, minWidth: 180 }}>
          {t.levels}
        </Typography>
        {rights.create && (
          <Button component={AppLink} to={`/cargo-salario/niveis-competencia/new/${id}`} size="small">
            {t.newDate}
          </Button>
        )}
        {data?.id !== undefined && (
          <Button component={AppLink} to={`/cargo-salario/niveis-competencia/edit/${id}`} size="small">
            {t.edit}
          </Button>
        )}
      </Box>
      {error && <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>}
      {data && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {[
            data.faixaSalarial?.nome ?? t.noBand,
            data.id === undefined ? t.none : t.since(displayDay(data.data)),
            ...(data.aderencia === undefined ? [] : [`${t.adherence}: ${words.percent(data.aderencia)}`]),
          ].join(' · ')}
        </Typography>
      )}
      {data && !empty && (
        <Waiting fallback={<Box sx={{ height: 460 }} />}>
          <Profile linhas={data.linhas} maximo={data.maximo} />
        </Waiting>
      )}
    </Paper>
  )
}
