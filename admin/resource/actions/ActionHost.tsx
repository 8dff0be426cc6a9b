import { createContext, type FunctionComponent, type ReactNode, useContext, useMemo, useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import type { Action, RecordData } from '#schemas/runtime/model.ts'
import { DeleteDialog } from './dialogs/DeleteDialog.tsx'
import type { RecordDialogProps } from './record-action.ts'

// Loaded lazily: it pulls in the form engine, which a list alone does not need.
const ActionDialog = later(() => import('./dialogs/ActionDialog.tsx'))

/** The dialog that is open about a record. */
type Question =
  | { kind: 'delete'; record: RecordData }
  | { kind: 'action'; action: Action; record: RecordData }
  | { kind: 'dialog'; Dialog: FunctionComponent<RecordDialogProps>; record: RecordData }

export interface ActionHostValue {
  askDelete(record: RecordData): void
  askAction(action: Action, record: RecordData): void
  open(dialog: FunctionComponent<RecordDialogProps>, record: RecordData): void
}

const HostContext = createContext<ActionHostValue | undefined>(undefined)

export function useActionHost(): ActionHostValue {
  const host = useContext(HostContext)
  if (!host) throw new Error('useActionHost outside an ActionHost')
  return host
}

interface Props {
  children: ReactNode
  /** after a record was deleted */
  onDeleted: (record: RecordData) => void
  /** after an action; receives the record as it is now */
  onChanged: (record: RecordData) => void
}

/** Renders the dialogs of a screen's actions once, however many rows offer them. */
export function ActionHost({ children, onDeleted, onChanged }: Props) {
  const [question, setQuestion] = useState<Question>()
  const host = useMemo<ActionHostValue>(
    () => ({
      askDelete: (record) => setQuestion({ kind: 'delete', record }),
      askAction: (action, record) => setQuestion({ kind: 'action', action, record }),
      open: (Dialog, record) => setQuestion({ kind: 'dialog', Dialog, record }),
    }),
    [],
  )
  const close = () => setQuestion(undefined)
  // the dialog stays open with its error while the screen behind it reloads the record
  const onStale = () => question && onChanged(question.record)
  return (
    <HostContext.Provider value={host}>
      {children}
      {question?.kind === 'delete' && (
        <DeleteDialog record={question.record} onClose={close} onDeleted={onDeleted} onStale={onStale} />
      )}
      {question?.kind === 'dialog' && (
        <Waiting fallback={null}>
          <question.Dialog record={question.record} onClose={close} onChanged={onChanged} />
        </Waiting>
      )}
      {question?.kind === 'action' && (
        <Waiting fallback={null}>
          <ActionDialog
            action={question.action}
            record={question.record}
            onClose={close}
            onDone={onChanged}
            onStale={onStale}
          />
        </Waiting>
      )}
    </HostContext.Provider>
  )
}
