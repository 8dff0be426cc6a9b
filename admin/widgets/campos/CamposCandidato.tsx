import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { CamposField } from './CamposField.tsx'

/** Which fields the candidate's form, inside and in the portal, shows and demands. */
export default function CamposCandidato(props: WidgetProps) {
  return <CamposField {...props} formulario="candidato" />
}
