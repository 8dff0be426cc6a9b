import History from '@mui/icons-material/HistoryOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { later, Waiting } from '#admin/form/later.tsx'
import { recordTexts } from '#admin/resource/record/texts.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { ActionButton } from '../actions/ActionButton.tsx'
import { MoreActions } from '../actions/MoreActions.tsx'
import type { RecordAction } from '../actions/record-action.ts'
import { buttonRow, useFitting } from '../actions/useFitting.ts'
import { useRecordActions } from '../actions/useRecordActions.tsx'
import { useEntity } from '../entity-context.ts'
import { useRecordSuccess } from '../useRecordSuccess.ts'
import { summaryTexts } from './texts.ts'
import { useRecordRefresh } from './useRecordRefresh.ts'

const HistoryDrawer = later(() => import('../history/HistoryDrawer.tsx'))

interface Props {
  record: RaRecord
  back?: string
}

/** Buttons beside 'Editar'; further actions go into the menu. */
const BUTTONS = 2

/** 'Editar' and the record's main actions as buttons, all others in one menu. */
export function SummaryActions({ record, back }: Props) {
  const { entity, schema, resource } = useEntity()
  const success = useRecordSuccess()
  const narrow = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const refresh = useRecordRefresh()
  const [history, setHistory] = useState(false)
  const all = useRecordActions(record, 'summary')
  // without read access to the register there is neither form nor trail
  const edit = schema.can.read ? all.find(({ name }) => name === 'edit' || name === 'view') : undefined
  const { buttons, rest } = parted(all, entity.summary?.actions ?? [])
  const form = `/${resource}/${record.id}?${new URLSearchParams({ volta: back ?? `/${resource}/${record.id}/ficha` })}`
  const [row, count] = useFitting(buttons.length, narrow)
  const menu: RecordAction[] = [
    ...buttons.slice(count),
    ...rest.filter(({ danger }) => !danger),
    ...(schema.can.read
      ? [
          {
            name: 'historico',
            title: summaryTexts.history,
            icon: <History fontSize="small" />,
            run: () => setHistory(true),
          },
        ]
      : []),
    ...rest.filter(({ danger }) => danger),
  ]
  return (
    <Box ref={row} sx={{ ...buttonRow(narrow), '@media print': { display: 'none' } }}>
      {edit &&
        (edit.disabled === undefined ? (
          <Button component={AppLink} to={form} startIcon={edit.icon} {...looksOf(edit)}>
            {edit.title}
          </Button>
        ) : (
          <ActionButton action={edit} />
        ))}
      {buttons.slice(0, count).map((action) => (
        <ActionButton key={action.name} action={action} />
      ))}
      <MoreActions actions={menu} label={labelOf(entity, record)} />
      {history && (
        <Waiting fallback={null}>
          <HistoryDrawer
            record={record}
            onClose={() => setHistory(false)}
            onRestored={(now) => {
              setHistory(false)
              success(recordTexts.backDone, now)
              refresh()
            }}
          />
        </Waiting>
      )}
    </Box>
  )
}

/** Look of the button: 'Editar' is primary, 'Visualizar' of a read-only record is not. */
const looksOf = ({ name }: RecordAction) =>
  name === 'edit' ? ({ variant: 'contained' } as const) : ({ variant: 'outlined', color: 'inherit' } as const)

/** Sorts by the order in the definition; disabled actions go into the menu, with their reason. */
function parted(all: RecordAction[], order: readonly string[]): { buttons: RecordAction[]; rest: RecordAction[] } {
  const place = ({ name }: RecordAction) => (order.includes(name) ? order.indexOf(name) : order.length)
  const sorted = all.filter(({ name }) => name !== 'edit' && name !== 'view').toSorted((a, b) => place(a) - place(b))
  const buttons = sorted
    .filter(({ name, disabled, danger }) => disabled === undefined && !danger && order.includes(name))
    .slice(0, BUTTONS)
  return { buttons, rest: sorted.filter((one) => !buttons.includes(one)) }
}
