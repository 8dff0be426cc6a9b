import { useOptionalScope } from '#admin/form/state/scope.ts'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import { Password } from '#admin/form/widgets/text/Password.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { passwordTexts } from '#admin/shell/session/fields/login-texts.ts'

/** Password set by an administrator for a user: notes that the user must change it, where the system requires that; not for one's own account. */
export default function UserPassword(props: WidgetProps) {
  const scope = useOptionalScope()
  if (props.readOnly) return <ReadOnly {...props} />
  const { id, usuarioAC } = scope?.store.record ?? {}
  const { parametros = {}, usuario = {} } = scope?.context ?? {}
  const chooses = parametros.exigirTrocaSenha !== false && usuarioAC !== true && (id === undefined || id !== usuario.id)
  return <Password {...props} help={chooses ? `${props.help} ${passwordTexts.chosenAgain}` : props.help} />
}
