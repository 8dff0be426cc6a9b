import { monthMove, monthName, monthOf, monthsOf, shortMonthName } from './days.ts'
import { type GridProps, useGridKeys } from './grid.ts'

/** The months of a year, three in a row. */
export function MonthGrid(props: GridProps) {
  const { shown, value, today, onChoose } = props
  const year = shown.slice(0, 4)
  const months = monthsOf(year)
  return (
    <table aria-label={year} {...useGridKeys(props, monthMove)}>
      <tbody>
        {[0, 3, 6, 9].map((from) => (
          <tr key={from}>
            {months.slice(from, from + 3).map((month) => (
              <td key={month} data-chosen={value !== undefined && monthOf(value) === month}>
                <button
                  type="button"
                  data-day={`${month}-01`}
                  tabIndex={month === monthOf(shown) ? 0 : -1}
                  aria-label={`${monthName(month)} de ${year}`}
                  aria-pressed={value !== undefined && monthOf(value) === month}
                  aria-current={month === monthOf(today) ? 'date' : undefined}
                  onClick={() => onChoose(`${month}-01`)}
                >
                  {shortMonthName(month)}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
