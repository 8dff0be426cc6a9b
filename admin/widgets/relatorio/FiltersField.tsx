import { useScope, useStore } from '#admin/form/state/scope.ts'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { useSchedulables } from '#admin/report/reports.ts'
import { besidePath, valueAt } from '#schemas/runtime/paths.ts'
import { ChosenFilters, countFilters } from './ChosenFilters.tsx'
import { agendadosTexts } from './texts.ts'

/** Filters of the report named in the sibling field `relatorio`. */
export default function FiltersField(props: WidgetProps) {
  const { store } = useScope()
  const beside = besidePath(props.field.path, 'relatorio')
  const path = useStore(store, ({ values }) => valueAt(values, beside)) as string | undefined
  const { data } = useSchedulables()
  const report = data?.find((each) => each.path === path)
  return (
    <ChosenFilters
      {...props}
      help={props.error ? undefined : agendadosTexts.filtersHelp}
      form={report}
      text={path ? agendadosTexts.filters(countFilters(props.value)) : agendadosTexts.chooseReport}
    />
  )
}
