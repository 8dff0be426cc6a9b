import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import { baseProps } from '#admin/form/widgets/text/TextBox.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { GroupedPicker } from '../GroupedPicker.tsx'
import { asGrouped, NO_REGISTER, useCadastros } from './registers.ts'

/** A register by its title: those that take fields of companies, or those a reference may point to. */
export default function CadastroField(props: WidgetProps) {
  const { data } = useCadastros()
  const list = (props.field.name === 'entidade' ? data?.extensiveis : data?.referidos) ?? []
  if (props.readOnly) {
    const options = list.map(({ entidade, titulo }) => ({ value: entidade, title: titulo }))
    return <ReadOnly {...props} field={{ ...props.field, options }} />
  }
  return (
    <GroupedPicker
      options={list.map(asGrouped)}
      nothing={NO_REGISTER}
      value={typeof props.value === 'string' ? props.value : undefined}
      onChange={props.onChange}
      onBlur={props.onBlur}
      chosen={props.required}
      disabled={props.disabled}
      field={baseProps(props)}
    />
  )
}
