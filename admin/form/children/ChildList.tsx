import AddIcon from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { useScope, useStore } from '../state/scope.ts'
import type { WidgetProps } from '../widgets/widget.ts'
import { ChildDialog } from './ChildDialog.tsx'
import { ChildFrame } from './ChildFrame.tsx'
import { ChildTable } from './ChildTable.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { RowNotice } from './RowNotice.tsx'
import { useClosed } from './useClosed.ts'
import { type Editing, useRows } from './useRows.ts'

/** The rows of a child entity: a table, and a dialog with the child's own form to add or edit one. */
export default function ChildList(props: WidgetProps) {
  const { id, field, label, required, disabled, readOnly, error, help, onBlur } = props
  const scope = useScope()
  const [editing, setEditing] = useState<Editing>()
  const [removing, setRemoving] = useState<number>()
  const [notice, setNotice] = useState<string>()
  const rows = useRows(props)
  const runtime = scope.runtime.child(field.target ?? '')
  const titleId = `${id}-titulo`

  const key = field.path.replaceAll('.', '_')
  const asked = useStore(scope.store, (s) => (s.open?.key === key ? s.open : undefined))
  useEffect(() => {
    if (!asked) return
    // an error of a row leads into its dialog
    setEditing({ index: asked.index, field: asked.field })
    scope.store.requestOpen(undefined)
  }, [asked, scope])

  const closed = useClosed(field)
  const full = rows.list.length >= (field.schema.maxItems ?? Number.POSITIVE_INFINITY)
  const close = () => setEditing(undefined)
  const keep = (row: RecordData) => {
    rows.put(editing?.index, row)
    setNotice(noticeOf(runtime.entity, editing?.index === undefined ? 'added' : 'changed'))
    close()
    onBlur()
  }
  return (
    <ChildFrame id={id} titleId={titleId} error={error !== undefined || (props.rows?.size ?? 0) > 0}>
      <div className="prumo-child-head">
        <Typography
          id={titleId}
          variant="subtitle2"
          sx={{ fontWeight: 600 }}
          component={`h${Math.min(scope.heading + 1, 4)}` as 'h3'}
        >
          {label}
          {required && <span aria-hidden> *</span>}
          {required && <span className="prumo-unseen"> (obrigatório)</span>}
        </Typography>
        {!readOnly && (
          <Button
            id={`${id}-adicionar`}
            size="small"
            startIcon={<AddIcon />}
            disabled={disabled || full || closed !== undefined}
            aria-describedby={closed === undefined ? undefined : `${id}-fechada`}
            onClick={() => setEditing({})}
            aria-label={field.hint.addLabel ? undefined : `Adicionar: ${label}`}
          >
            {field.hint.addLabel ?? 'Adicionar'}
          </Button>
        )}
      </div>
      {closed !== undefined && !readOnly && (
        <Alert id={`${id}-fechada`} severity="info" sx={{ mx: 1.5, mb: 1 }}>
          {closed}
        </Alert>
      )}
      <ChildTable
        label={label}
        runtime={runtime}
        rows={rows.list}
        errors={props.rows}
        locked={disabled || readOnly}
        onOpen={(index) => setEditing({ index })}
        onRemove={setRemoving}
        onMove={field.hint.ordered ? rows.move : undefined}
      />
      {(error ?? help) && (
        <FormHelperText id={`${id}-helper-text`} error={error !== undefined} sx={{ px: 1.5, pb: 1 }}>
          {error ?? help}
        </FormHelperText>
      )}
      {editing && (
        <ChildDialog
          id={id}
          runtime={runtime}
          row={editing.index === undefined ? undefined : rows.list[editing.index]}
          errors={errorsFor(editing, props)}
          readOnly={disabled || readOnly}
          onKeep={keep}
          onClose={close}
        />
      )}
      {removing !== undefined && (
        <ConfirmDialog
          title={`Remover de ${label}?`}
          text="Tem certeza que deseja remover? A remoção vale depois de salvar."
          confirm="Remover"
          onCancel={() => setRemoving(undefined)}
          onConfirm={() => {
            rows.remove(removing)
            setNotice(noticeOf(runtime.entity, 'removed'))
            setRemoving(undefined)
            onBlur()
          }}
        />
      )}
      <RowNotice text={notice} onClose={() => setNotice(undefined)} />
    </ChildFrame>
  )
}

/** Notice texts by the grammatical gender of the entity's noun. */
const DONE = {
  m: { added: 'salvo com sucesso.', changed: 'editado com sucesso.', removed: 'removido com sucesso.' },
  f: { added: 'salva com sucesso.', changed: 'editada com sucesso.', removed: 'removida com sucesso.' },
}

/** 'Idioma salvo com sucesso.' (spec 1 §4) */
const noticeOf = ({ notice, gender }: Entity, done: keyof typeof DONE.m) => `${notice} ${DONE[gender][done]}`

/** Errors of the edited row, those of the requested field first: the form focuses the first error. */
function errorsFor({ index, field }: Editing, { rows }: WidgetProps) {
  const errors = index === undefined ? undefined : rows?.get(index)
  return errors && [...errors].sort((a, b) => Number(b.field === field) - Number(a.field === field))
}
