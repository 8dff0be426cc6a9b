import { useOptionalScope, useStore } from '#admin/form/state/scope.ts'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import Reference from '#admin/form/widgets/references/Reference.tsx'
import { Text } from '#admin/form/widgets/text/Text.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { useSession } from '#admin/providers/session.ts'

const ELSEWHERE = 'Para vincular a um talento desta empresa, entre nela.'

/** Talento of a user in the company of the same row; can be chosen only while the session is in that company. */
export default function TalentoDaEmpresa(props: WidgetProps) {
  const scope = useOptionalScope()
  if (props.readOnly) return <ReadOnly {...props} />
  return scope ? <InForm {...props} store={scope.store} /> : <Text {...props} />
}

function InForm({
  store,
  ...props
}: WidgetProps & { store: NonNullable<ReturnType<typeof useOptionalScope>>['store'] }) {
  const { empresa } = useSession().info
  const chosen = useStore(store, ({ record }) => (record.empresa as { id?: number } | undefined)?.id)
  if (chosen !== undefined && chosen !== empresa?.id) return <ReadOnly {...props} help={ELSEWHERE} />
  return <Reference {...props} />
}
