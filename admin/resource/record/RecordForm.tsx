import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { type ReactNode, useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { EntityForm } from '#admin/form/Form.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { UnsavedGuard } from '#admin/shell/unsaved/UnsavedGuard.tsx'
import type { RecordData } from '#schemas/runtime/model.ts'
import { useEntity, useRuleContext } from '../entity-context.ts'
import { wayBack } from '../list/address.ts'
import { useFormServices } from '../services/form-services.ts'
import { recordTexts } from './texts.ts'
import type { RecordSaver } from './useSaveRecord.ts'

interface Props {
  record: RecordData | undefined
  saver: RecordSaver
  /** why the record is read-only */
  readOnlyReason?: string
  onDirty?: (dirty: boolean) => void
  /** beside save and cancel */
  actions?: ReactNode
}

/** The entity's form with the screen's parts: unsaved changes guard, cancel button, override components. */
export function RecordForm({ record, saver, readOnlyReason, onDirty, actions }: Props) {
  const { runtime, resource, schema, override } = useEntity()
  const context = useRuleContext()
  const services = useFormServices()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [dirty, setDirty] = useState(false)
  const tell = useCallback(
    (now: boolean) => {
      setDirty(now)
      onDirty?.(now)
    },
    [onDirty],
  )
  const Top = override.formTop
  return (
    <>
      <UnsavedGuard dirty={dirty} />
      <Paper variant="outlined" sx={{ px: { xs: 2, md: 3 }, pt: { xs: 1, md: 1.5 } }}>
        <EntityForm
          runtime={runtime}
          record={record}
          context={context}
          focusFirst={record?.id === undefined}
          onSubmit={saver.save}
          onDirty={tell}
          disabledReason={readOnlyReason}
          extraTop={Top && <Top record={record} />}
          actions={
            <>
              <Button
                color="inherit"
                variant="outlined"
                onClick={() => navigate(schema.single ? '/' : wayBack(resource, search))}
              >
                {readOnlyReason ? recordTexts.backToList : commonTexts.cancel}
              </Button>
              {actions}
            </>
          }
          {...services}
        />
      </Paper>
    </>
  )
}
