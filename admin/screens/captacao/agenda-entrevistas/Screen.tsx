import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { displayDay, isoDay } from '#schemas/runtime/dates.ts'
import { Days } from './Days.tsx'
import { entrevistasTexts } from './texts.ts'
import { type Compromisso, daysFrom, mondayOf, weekAfter } from './week.ts'

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** The interviews of a week; week and whose stand in the address. */
export default function Screen() {
  const [params, setParams] = useSearchParams()
  const { info, schemas } = useSession()
  const semana = params.get('semana')
  const monday = mondayOf(isDay(semana) ? semana : isoDay(new Date()))
  const minhas = params.get('minhas') === 'sim'
  const days = daysFrom(monday)
  const last = days.at(-1) ?? monday
  const filter = new URLSearchParams({
    dataIni: monday,
    dataFim: last,
    sort: 'inicio,asc',
    ...(minhas ? { entrevistadores: String(info.usuario.id) } : {}),
  })
  const { data, error, refetch } = useQuery({
    queryKey: ['entrevistas', 'semana', monday, minhas],
    queryFn: ({ signal }) => getJson<Compromisso[]>(`/api/captacao/entrevistas?${filter}&range=[0,499]`, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const set = (changes: Record<string, string>) =>
    setParams((before) => ({ ...Object.fromEntries(before), ...changes }), { replace: true })
  const t = entrevistasTexts
  const canCreate = schemas.find(({ path }) => path === 'captacao/entrevista')?.can.create
  return (
    <Box>
      <PageHeader
        actions={
          <>
            <Button component={AppLink} to="/captacao/entrevistas" variant="outlined" color="inherit">
              {t.list}
            </Button>
            {canCreate && (
              <Button component={AppLink} to="/captacao/entrevistas/new" variant="contained">
                {t.add}
              </Button>
            )}
          </>
        }
      />
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <IconButton aria-label={t.previous} onClick={() => set({ semana: weekAfter(monday, -1) })}>
          <ChevronLeft />
        </IconButton>
        <Typography component="h2" sx={{ fontWeight: 600, minWidth: 190, textAlign: 'center' }} aria-live="polite">
          {t.week(displayDay(monday), displayDay(last))}
        </Typography>
        <IconButton aria-label={t.next} onClick={() => set({ semana: weekAfter(monday, 1) })}>
          <ChevronRight />
        </IconButton>
        <Button size="small" color="inherit" onClick={() => set({ semana: isoDay(new Date()) })}>
          {t.today}
        </Button>
        <FormControlLabel
          sx={{ ml: { sm: 'auto' } }}
          control={<Switch checked={minhas} onChange={(_event, on) => set({ minhas: on ? 'sim' : '' })} />}
          label={t.mine}
        />
      </Box>
      {error && !data && <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>}
      {!data && !error && <PageSkeleton />}
      {data && <Days days={days} entrevistas={data} />}
    </Box>
  )
}
