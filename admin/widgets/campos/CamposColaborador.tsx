import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { CamposField } from './CamposField.tsx'

/** Which fields the talent's form demands. */
export default function CamposColaborador(props: WidgetProps) {
  return <CamposField {...props} formulario="colaborador" />
}
