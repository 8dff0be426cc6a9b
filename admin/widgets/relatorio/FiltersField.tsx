import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { useScope, useStore } from '#admin/form/state/scope.ts'
import { GroupFrame } from '#admin/form/widgets/lists/GroupFrame.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { useReports } from '#admin/report/reports.ts'
import { besidePath, valueAt } from '#schemas/runtime/paths.ts'
import { agendadosTexts } from './texts.ts'

const FiltersDialog = later(() => import('./FiltersDialog.tsx'))

/** The filters of the report that the field `relatorio` beside this one names: how many are set, and the report's own form to change them. */
export default function FiltersField(props: WidgetProps) {
  const { value, onChange, onBlur, disabled, readOnly, id } = props
  const { store } = useScope()
  const beside = besidePath(props.field.path, 'relatorio')
  const path = useStore(store, ({ values }) => valueAt(values, beside)) as string | undefined
  const { data } = useReports()
  const [open, setOpen] = useState(false)
  const report = data?.find((each) => each.path === path)
  const query = typeof value === 'string' ? value : ''
  const close = () => {
    setOpen(false)
    onBlur()
  }
  return (
    <GroupFrame {...props} help={props.error ? undefined : agendadosTexts.filtersHelp} id={`${id}-grupo`} compact>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="span" color={query ? 'text.primary' : 'text.secondary'} sx={{ px: 1, py: 0.5 }}>
          {path ? agendadosTexts.filters([...new URLSearchParams(query)].length) : agendadosTexts.chooseReport}
        </Typography>
        {!readOnly && (
          <Button id={id} size="small" disabled={disabled || !report} onClick={() => setOpen(true)}>
            {agendadosTexts.changeFilters}
          </Button>
        )}
      </Box>
      {open && report && (
        <Waiting fallback={null}>
          <FiltersDialog report={report} query={query} onChoose={onChange} onClose={close} />
        </Waiting>
      )}
    </GroupFrame>
  )
}
