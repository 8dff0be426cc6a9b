import { dayMove, dayName, monthName, monthOf, weekdayNames, weeksOf } from './days.ts'
import { type GridProps, useGridKeys } from './grid.ts'

/** The days of a month. */
export function DayGrid(props: GridProps) {
  const { shown, value, today, holidays, onChoose } = props
  const month = monthOf(shown)
  return (
    <table aria-label={`${monthName(month)} de ${shown.slice(0, 4)}`} {...useGridKeys(props, dayMove)}>
      <thead>
        <tr>
          {weekdayNames().map((name) => (
            <th key={name} scope="col" abbr={name} title={name}>
              {name.charAt(0).toUpperCase()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-chosen={day === value}
                data-outside={monthOf(day) !== month}
                data-holiday={holidays.get(day)?.diaUtil === false || undefined}
                data-named={holidays.has(day) || undefined}
              >
                <button
                  type="button"
                  data-day={day}
                  tabIndex={day === shown ? 0 : -1}
                  aria-label={[dayName(day), holidays.get(day)?.nome].filter(Boolean).join(', ')}
                  title={holidays.get(day)?.nome}
                  aria-pressed={day === value}
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => onChoose(day)}
                >
                  {Number(day.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
