import { useLocation, useNavigate } from 'react-router-dom'
import { isDay, SPANS, type Span } from '#admin/calendar/days.ts'
import { searchWith } from '#admin/providers/address/view-address.ts'
import { useSession } from '#admin/providers/session.ts'
import { useEntity } from '../../entity-context.ts'
import { useFilterValues } from '../../filters/useFilterValues.ts'
import { screenTitle } from '../../names.ts'
import { usePanelAddress } from '../../summary/panel/panel-address.ts'
import { RegisterCalendar } from './RegisterCalendar.tsx'

/** Calendar of a register (`x-entity.views.calendar`); span and day are in the URL. */
export default function CalendarView() {
  const { entity } = useEntity()
  const { hoje } = useSession().info
  const { values } = useFilterValues()
  const { span, day, go } = usePlace(hoje)
  const beside = usePanelAddress()
  const calendar = entity.views?.calendar
  if (!calendar) return null
  return (
    <RegisterCalendar
      calendar={calendar}
      filter={values}
      title={screenTitle(entity)}
      span={span}
      day={day}
      onGo={go}
      adapt={entity.summary && ((event) => ({ ...event, address: addressOf(beside(event.data.id)) }))}
    />
  )
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => `${pathname}${search}`

/** Reads span and day from the URL; default: the current month. */
function usePlace(today: string) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const named = params.get('dia')
  return {
    span: SPANS.find((one) => one === params.get('modo')) ?? 'mes',
    day: isDay(named) ? named : today,
    go: ({ span, day }: { span?: Span; day?: string }) => {
      const changes = { ...(span && { modo: span === 'mes' ? undefined : span }), ...(day && { dia: day }) }
      navigate({ pathname, search: searchWith(window.location.search, changes) }, { replace: true })
    },
  }
}
