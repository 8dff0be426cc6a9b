import Related from '@mui/icons-material/AccountTreeOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { later, Waiting } from '#admin/form/later.tsx'
import { singleId } from '#admin/providers/data.ts'
import { recordTexts } from '#admin/resource/record/texts.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import { labelOf } from '#schemas/runtime/display.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { isOutOfSight, LEFT_SIGHT } from '#schemas/runtime/sight.ts'
import { useEntity } from '../entity-context.ts'
import { ActionButton } from './ActionButton.tsx'
import { MoreActions } from './MoreActions.tsx'
import type { RecordAction } from './record-action.ts'
import { useRecordActions } from './useRecordActions.tsx'

const RelatedDrawer = later(() => import('../related/RelatedDrawer.tsx'))
const HistoryDrawer = later(() => import('../history/HistoryDrawer.tsx'))

/** Buttons shown beside the title before the rest goes into a menu. */
const buttonLimit = 4

interface Props {
  record: RaRecord
  dirty: boolean
  /** the stored record has changed */
  onChanged: (now?: RecordData) => void
}

/** The actions of the record on the screen, what refers to it, and its history. While something is unsaved they wait: they work on what is stored. */
export function PageActions({ record, dirty, onChanged }: Props) {
  const success = useSuccess()
  const { entity, schema } = useEntity()
  const actions = useRecordActions(record, 'page').map((action) => waiting(action, dirty))
  const [history, setHistory] = useState(false)
  const [related, setRelated] = useState(false)
  const inline = actions.length > buttonLimit ? actions.slice(0, buttonLimit - 1) : actions
  const rest = actions.slice(inline.length)
  return (
    <>
      {inline.map((action) => (
        <ActionButton key={action.name} action={action} />
      ))}
      {record.id !== singleId && schema.related && (
        <Button color="inherit" variant="outlined" startIcon={<Related />} onClick={() => setRelated(true)}>
          {recordTexts.related}
        </Button>
      )}
      {record.id !== singleId && (
        <Button color="inherit" variant="outlined" startIcon={<History />} onClick={() => setHistory(true)}>
          {recordTexts.history}
        </Button>
      )}
      <MoreActions actions={rest} label={labelOf(entity, record)} />
      {related && (
        <Waiting fallback={null}>
          <RelatedDrawer record={record} onClose={() => setRelated(false)} />
        </Waiting>
      )}
      {history && (
        <Waiting fallback={null}>
          <HistoryDrawer
            record={record}
            blocked={dirty ? recordTexts.saveFirst : undefined}
            onClose={() => setHistory(false)}
            onRestored={(now) => {
              setHistory(false)
              success(isOutOfSight(now) ? LEFT_SIGHT : recordTexts.backDone)
              onChanged(now)
            }}
          />
        </Waiting>
      )}
    </>
  )
}

const waiting = (action: RecordAction, dirty: boolean): RecordAction =>
  dirty && action.run ? { ...action, disabled: action.disabled ?? recordTexts.saveFirst } : action
