import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { later, Waiting } from '#admin/form/later.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { singleId } from '#admin/providers/records/data.ts'
import { showSaved } from '#admin/providers/records/saved.ts'
import { unsaved } from '#admin/providers/unsaved.ts'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { RecordData } from '#schemas/runtime/model.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { isOutOfSight } from '#schemas/runtime/shown/sight.ts'
import { ActionHost, useActionHost } from '../actions/ActionHost.tsx'
import { PageActions } from '../actions/PageActions.tsx'
import { ConflictDialog } from '../conflict/ConflictDialog.tsx'
import { useEntity } from '../entity-context.ts'
import { wayBack } from '../list/address.ts'
import { useRightsTo } from '../rights.ts'
import { useCrumbs } from '../useCrumbs.ts'
import { useRecordSuccess } from '../useRecordSuccess.ts'
import { RecordForm } from './RecordForm.tsx'
import { recordTexts } from './texts.ts'
import { useSaveRecord, type WriteRecord } from './useSaveRecord.ts'

const RecordProgress = later(() => import('../workflow/RecordProgress.tsx'))

interface Props {
  record: RaRecord
  /** refetches it */
  reload(): void
  /** saves it; by default through react-admin's save context */
  write?: WriteRecord
}

/** A record with its form, actions and history. */
export function EditView({ record, reload, write }: Props) {
  const { entity, schema, resource, override } = useEntity()
  const rights = useRightsTo(record)
  const crumbs = useCrumbs('record')
  const navigate = useNavigate()
  const { search } = useLocation()
  const success = useRecordSuccess()
  const client = useQueryClient()
  const [dirty, setDirty] = useState(false)
  const [left, setLeft] = useState(false)
  const saver = useSaveRecord((saved) => {
    const lost = isOutOfSight(saved)
    // the record left the user's visibility: cached lists are dropped
    if (lost) client.removeQueries({ queryKey: [resource, 'getList'] })
    else if (!schema.single) showSaved(client, resource, saved)
    success(recordTexts.updated, saved)
    if (schema.single) return reload()
    setLeft(true)
    navigate(lost ? `/${resource}` : wayBack(resource, search))
  }, write)
  const leave = () => {
    unsaved.set(false)
    navigate(wayBack(resource, search))
  }
  const changed = (now?: RecordData) => {
    if (!isOutOfSight(now)) return reload()
    unsaved.set(false)
    navigate(`/${resource}`)
  }
  const title = schema.single ? entity.title : labelOf(entity, record)
  const Bottom = override.formBottom
  return (
    <Held when={left}>
      <ActionHost onDeleted={leave} onChanged={changed}>
        <PageHeader
          title={title}
          note={<Code id={record.id} />}
          crumbs={crumbs}
          actions={<PageActions record={record} dirty={dirty} onChanged={changed} />}
        />
        {entity.workflows && (
          <Waiting fallback={null}>
            <RecordProgress record={record} />
          </Waiting>
        )}
        <RecordForm
          record={record}
          saver={saver}
          onDirty={setDirty}
          readOnlyReason={rights.update ? undefined : recordTexts.readOnly(rights)}
          actions={<DeleteButton record={record} />}
        />
        {Bottom && <Bottom record={record} />}
        {saver.conflict && <ConflictDialog base={record} saver={saver} conflict={saver.conflict} />}
      </ActionHost>
    </Held>
  )
}

/** Freezes its children while `when` is false: a form being left is not remounted for the saved record. */
function Held({ when, children }: { when: boolean; children: ReactNode }) {
  const [last, setLast] = useState(children)
  if (!when && last !== children) setLast(children)
  return when ? last : children
}

const Code = ({ id }: { id: RaRecord['id'] }) =>
  id === singleId ? null : (
    <Typography component="span" variant="body2" color="text.secondary">
      {commonTexts.code(id)}
    </Typography>
  )

function DeleteButton({ record }: { record: RaRecord }) {
  const host = useActionHost()
  if (!useRightsTo(record).delete) return null
  return (
    <Button
      color="error"
      startIcon={<DeleteOutline />}
      onClick={() => host.askDelete(record)}
      // on a phone the button shows its icon only, beside 'Salvar' and 'Cancelar'
      sx={{ minWidth: 40, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
    >
      <Box component="span" sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: visuallyHidden })}>
        {recordTexts.delete}
      </Box>
    </Button>
  )
}
