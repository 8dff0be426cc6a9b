import { Select } from '#admin/form/widgets/Choice.tsx'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { useSchedulables } from '#admin/report/reports.ts'

/** Report or dashboard available to the session; a stored one is always shown by its title. */
export default function ReportField(props: WidgetProps) {
  const { data } = useSchedulables()
  const mine = new Set(data?.map(({ path }) => path))
  const options = props.field.options?.filter(({ value }) => mine.has(String(value)) || value === props.value)
  const Shown = props.readOnly ? ReadOnly : Select
  return <Shown {...props} field={{ ...props.field, options }} />
}
