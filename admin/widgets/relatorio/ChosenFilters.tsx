import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { GroupFrame } from '#admin/form/widgets/lists/GroupFrame.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import type { ReportSummary } from '#admin/report/reports.ts'
import { agendadosTexts } from './texts.ts'

const FiltersDialog = later(() => import('./FiltersDialog.tsx'))

interface Props extends WidgetProps {
  /** report whose filter form opens; absent: no filters can be chosen */
  form?: Pick<ReportSummary, 'title' | 'url'>
  /** text for the current filters */
  text: string
}

/** Filters as a query string: their number, and the form to change them. */
export function ChosenFilters({ form, text, ...props }: Props) {
  const { value, onChange, onBlur, disabled, readOnly, id } = props
  const [open, setOpen] = useState(false)
  const query = typeof value === 'string' ? value : ''
  const close = () => {
    setOpen(false)
    onBlur()
  }
  return (
    <GroupFrame {...props} id={`${id}-grupo`} compact>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="span" color={query ? 'text.primary' : 'text.secondary'} sx={{ px: 1, py: 0.5 }}>
          {text}
        </Typography>
        {!readOnly && (
          <Button id={id} size="small" disabled={disabled || !form} onClick={() => setOpen(true)}>
            {agendadosTexts.changeFilters}
          </Button>
        )}
      </Box>
      {open && form && (
        <Waiting fallback={null}>
          <FiltersDialog report={form} query={query} onChoose={onChange} onClose={close} />
        </Waiting>
      )}
    </GroupFrame>
  )
}

/** Counts the filters in a query string. */
export const countFilters = (value: unknown): number =>
  typeof value === 'string' ? [...new URLSearchParams(value)].length : 0
