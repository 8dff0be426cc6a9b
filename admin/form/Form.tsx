import { useEffect, useState } from 'react'
import { FormBody } from './engine/FormBody.tsx'
import { useExchange } from './engine/useExchange.ts'
import { useSnapshot } from './engine/useSnapshot.ts'
import type { EntityFormProps } from './props.ts'

/**
 * Form of any entity: tabs, sections and fields from the schema, client-side validation with the server's rules and messages, draft
 * support. Independent of react-admin and HTTP; the portal uses it too.
 */
export function EntityForm(props: EntityFormProps) {
  const [dirty, setDirty] = useState(false)
  const { version, record } = useSnapshot(props.record, dirty)
  const { runtime, exchanges, held, typed } = useExchange(props.runtime, dirty)
  const { onDirty, draft, steps } = props
  const [begun] = useState(draft && { record: draft, tab: steps?.start ?? 0 })
  useEffect(() => onDirty?.(dirty), [dirty, onDirty])
  return (
    <FormBody
      {...props}
      key={`${runtime.entity.path} ${version} ${exchanges}`}
      Form={EntityForm}
      runtime={runtime}
      record={record}
      typed={typed ?? begun}
      held={held}
      dirty={dirty}
      onDirty={setDirty}
      readOnly={props.readOnly || props.disabledReason !== undefined}
    />
  )
}
