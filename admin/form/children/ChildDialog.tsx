import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { inSentence } from '#schemas/runtime/names.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { FormWindow } from '../FormWindow.tsx'
import type { EntityFormHandle } from '../props.ts'
import { useScope } from '../state/scope.ts'

interface Props {
  /** id of the list: ids inside the dialog start with it */
  id: string
  runtime: EntityRuntime
  /** absent for a new row */
  row?: RecordData
  errors?: FieldError[]
  readOnly: boolean
  onKeep(row: RecordData): void
  onClose(): void
}

/** Edits one row in its own form. Sends nothing to the server: `onKeep` puts the row back into the list. */
export function ChildDialog({ id, runtime, row, errors, readOnly, onKeep, onClose }: Props) {
  const { services, context, Form } = useScope()
  const form = useRef<EntityFormHandle>(null)
  const [initialErrors] = useState(errors)
  const { title, gender } = runtime.entity
  const heading = row ? title : `${gender === 'f' ? 'Nova' : 'Novo'} ${inSentence(title)}`
  return (
    <FormWindow id={id} heading={heading} form={form} onClose={onClose}>
      {(close) => (
        <Form
          {...services}
          runtime={runtime}
          record={row}
          fresh={row === undefined}
          context={context}
          readOnly={readOnly}
          idPrefix={id}
          heading={3}
          initialErrors={initialErrors}
          focusFirst={initialErrors === undefined}
          submitLabel={row ? 'Confirmar' : 'Adicionar'}
          formRef={form}
          onSubmit={async (record) => {
            onKeep(record)
            return undefined
          }}
          actions={
            <Button color="inherit" onClick={close}>
              {readOnly ? 'Fechar' : 'Cancelar'}
            </Button>
          }
        />
      )}
    </FormWindow>
  )
}
