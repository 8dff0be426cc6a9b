import Related from '@mui/icons-material/AccountTreeOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { later, Waiting } from '#admin/form/later.tsx'
import { singleId } from '#admin/providers/records/data.ts'
import { recordTexts } from '#admin/resource/record/texts.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { useEntity } from '../entity-context.ts'
import { useRecordSuccess } from '../useRecordSuccess.ts'
import { ActionButton } from './ActionButton.tsx'
import { MoreActions } from './MoreActions.tsx'
import type { RecordAction } from './record-action.ts'
import { buttonRow, useFitting } from './useFitting.ts'
import { useRecordActions } from './useRecordActions.tsx'

const RelatedDrawer = later(() => import('../related/RelatedDrawer.tsx'))
const HistoryDrawer = later(() => import('../history/HistoryDrawer.tsx'))

/** Buttons shown beside the title; further actions go into a menu. */
const buttonLimit = 4

interface Props {
  record: RaRecord
  dirty: boolean
  /** called after the stored record changed */
  onChanged: (now?: RecordData) => void
}

/** Actions of the record on the screen, its related records, and its history. Disabled while the form is dirty: they act on the stored record. */
export function PageActions({ record, dirty, onChanged }: Props) {
  const success = useRecordSuccess()
  const { entity, schema } = useEntity()
  const narrow = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const [history, setHistory] = useState(false)
  const [related, setRelated] = useState(false)
  const own = useRecordActions(record, 'page').map((action) => waiting(action, dirty))
  const inline = own.length > buttonLimit ? own.slice(0, buttonLimit - 1) : own
  const about: RecordAction[] = []
  if (record.id !== singleId && schema.related)
    about.push({
      name: 'relacionados',
      title: recordTexts.related,
      icon: <Related fontSize="small" />,
      run: () => setRelated(true),
    })
  if (record.id !== singleId)
    about.push({
      name: 'historico',
      title: recordTexts.history,
      icon: <History fontSize="small" />,
      run: () => setHistory(true),
    })
  const buttons = [...inline, ...about]
  const [row, count] = useFitting(buttons.length, narrow)
  const rest = [...buttons.slice(count), ...own.slice(inline.length)]
  return (
    <Box ref={row} sx={buttonRow(narrow)}>
      {buttons.slice(0, count).map((action) => (
        <ActionButton key={action.name} action={action} />
      ))}
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
              success(recordTexts.backDone, now)
              onChanged(now)
            }}
          />
        </Waiting>
      )}
    </Box>
  )
}

const waiting = (action: RecordAction, dirty: boolean): RecordAction =>
  dirty && action.run ? { ...action, disabled: action.disabled ?? recordTexts.saveFirst } : action
