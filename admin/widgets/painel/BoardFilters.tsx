import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { useOfferedMeasures } from '../medida/measures.ts'
import { ChosenFilters, countFilters } from '../relatorio/ChosenFilters.tsx'
import { boardTexts } from './texts.ts'

/** Initial filters of a company's dashboard. */
export default function BoardFilters(props: WidgetProps) {
  const { data } = useOfferedMeasures()
  return (
    <ChosenFilters
      {...props}
      form={data && { title: boardTexts.form, url: data.filtros }}
      text={boardTexts.filters(countFilters(props.value))}
    />
  )
}
