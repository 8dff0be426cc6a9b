import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useSearchParams } from 'react-router-dom'
import { isDay, SPANS, type Span } from '#admin/calendar/days.ts'
import { useSession } from '#admin/providers/session.ts'
import { EntityScopeProvider } from '#admin/resource/EntityScopeProvider.tsx'
import { useEntity } from '#admin/resource/entity-context.ts'
import type { RecordEvent } from '#admin/resource/views/calendar/events.ts'
import { RegisterCalendar } from '#admin/resource/views/calendar/RegisterCalendar.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import type { Entrevista } from '#schemas/generated/types/captacao/entrevista.ts'
import { entrevistasTexts as t } from './texts.ts'

const path = 'captacao/entrevista'

/** The calendar of interviews, by week unless the address says otherwise; range, day and owner are query parameters. */
export default function Screen() {
  const schema = useSession().schemas.find((one) => one.path === path)
  if (!schema?.can.read) return <ForbiddenPage />
  return (
    <>
      <PageHeader
        actions={
          <>
            <Button component={AppLink} to="/captacao/entrevistas" variant="outlined" color="inherit">
              {t.list}
            </Button>
            {schema.can.create && (
              <Button component={AppLink} to="/captacao/entrevistas/new" variant="contained">
                {t.add}
              </Button>
            )}
          </>
        }
      />
      <EntityScopeProvider schema={schema} route={schema.route} resource={schema.route}>
        <Agenda />
      </EntityScopeProvider>
    </>
  )
}

function Agenda() {
  const { entity } = useEntity()
  const { info } = useSession()
  const title = useScreenTitle()
  const [params, setParams] = useSearchParams()
  const set = (changes: Record<string, string>) =>
    setParams((before) => ({ ...Object.fromEntries(before), ...changes }), { replace: true })
  const semana = params.get('semana')
  const minhas = params.get('minhas') === 'sim'
  const go = ({ span, day }: { span?: Span; day?: string }) =>
    set({ ...(span && { modo: span }), ...(day && { semana: day }) })
  const calendar = entity.views?.calendar
  if (!calendar) return null
  return (
    <RegisterCalendar
      calendar={calendar}
      title={title}
      span={SPANS.find((one) => one === params.get('modo')) ?? 'semana'}
      day={isDay(semana) ? semana : info.hoje}
      onGo={go}
      filter={minhas ? { entrevistadores: info.usuario.id } : {}}
      words={{ day: t.none, week: t.noneInWeek }}
      failed={t.loadFailed}
      adapt={asInterview}
      tools={
        <FormControlLabel
          control={<Switch checked={minhas} onChange={(_event, on) => set({ minhas: on ? 'sim' : '' })} />}
          label={t.mine}
        />
      }
    />
  )
}

/** A video interview shows its link in place of the room; the mean of the scores is the note beside the state. */
function asInterview(event: RecordEvent): RecordEvent {
  const { local, link, entrevistadores = [], media } = event.data as unknown as Entrevista
  return {
    ...event,
    lines: [local ?? link ?? '', entrevistadores.map(({ nome }) => nome).join(', ')].filter(Boolean),
    ...(media === undefined ? {} : { note: `★ ${media.toLocaleString('pt-BR')}` }),
  }
}
