import { columnTitles, daysBetween, longDay, periodOf, type Span } from './days.ts'
import { type CalendarEvent, eventsOn, whenOf } from './event.ts'
import type { StretchProps } from './props.ts'
import { stretchTitle } from './Toolbar.tsx'

const cell = { border: '1px solid #999', verticalAlign: 'top', padding: 4, fontSize: 10, height: 84 } as const

/** Print version: a month as a table, week and list day by day. */
export function PrintedCalendar<T>({
  span,
  title,
  day,
  events,
  holidays,
}: StretchProps<T> & { span: Span; title: string }) {
  const days = daysBetween(periodOf(span, day))
  return (
    <>
      <h1 style={{ fontSize: 18, margin: '0 0 2px' }}>{title}</h1>
      <p style={{ fontSize: 13, margin: '0 0 10px' }}>{stretchTitle(span, day)}</p>
      {span === 'mes' ? (
        <table style={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              {columnTitles.map((name) => (
                <th key={name} style={{ ...cell, height: undefined }}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)).map((week) => (
              <tr key={week[0]}>
                {week.map((one) => (
                  <td key={one} style={cell}>
                    <strong>{Number(one.slice(8))}</strong> {holidays.get(one)}
                    {eventsOn(events, one).map((event) => (
                      <div key={event.id}>
                        {whenOf(event)} {event.title}
                      </div>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        days.map((one) => <PrintedDay key={one} day={one} events={eventsOn(events, one)} holiday={holidays.get(one)} />)
      )}
    </>
  )
}

function PrintedDay({ day, events, holiday }: { day: string; events: CalendarEvent[]; holiday: string | undefined }) {
  if (events.length === 0) return null
  return (
    <section style={{ breakInside: 'avoid', margin: '0 0 10px' }}>
      <h2 style={{ fontSize: 13, margin: '0 0 4px' }}>
        {longDay(day)}
        {holiday && ` (${holiday})`}
      </h2>
      {events.map((event) => (
        <p key={event.id} style={{ margin: '0 0 4px', fontSize: 12 }}>
          {[whenOf(event), event.title, ...event.lines, event.state].filter(Boolean).join(' · ')}
        </p>
      ))}
    </section>
  )
}
