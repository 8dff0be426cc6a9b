import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import { baseProps } from '#admin/form/widgets/text/TextBox.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { GroupedPicker } from '../GroupedPicker.tsx'
import { useOfferedMeasures } from './measures.ts'

/** Measure of a dashboard, by title; a stored one that the user is not offered is shown, too. */
export default function MeasureField(props: WidgetProps) {
  const { data } = useOfferedMeasures()
  const value = typeof props.value === 'string' ? props.value : undefined
  const offered = data?.medidas ?? []
  const stored = offered.some(({ chave }) => chave === value)
    ? []
    : (props.field.options ?? [])
        .filter((option) => option.value === value)
        .map(({ title }) => ({ chave: String(value), titulo: title, grupo: 'Sem acesso' }))
  if (props.readOnly) return <ReadOnly {...props} />
  return (
    <GroupedPicker
      options={[...offered, ...stored]}
      value={value}
      onChange={props.onChange}
      onBlur={props.onBlur}
      chosen={props.required && value !== undefined}
      disabled={props.disabled}
      nothing="Nenhuma medida com esse nome"
      field={baseProps({ ...props, help: offered.find(({ chave }) => chave === value)?.resumo ?? props.help })}
    />
  )
}
