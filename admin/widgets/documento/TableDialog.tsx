import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { columnsNamed, readTable, type TableMarker, writeTable } from './markers.ts'
import type { Column } from './offer.ts'
import { documentoTexts } from './texts.ts'

interface Props {
  /** the marker as written in the text, or only the list's name */
  marker: string
  /** what the list is called */
  title: string
  columns: Column[]
  isNew: boolean
  onDone: (marker: string) => void
  onClose: () => void
}

/** Columns, sort order and totals of a printed list. */
export default function TableDialog({ marker, title, columns, isNew, onDone, onClose }: Props) {
  const [table, setTable] = useState<TableMarker>(() => readTable(marker))
  const change = (part: Partial<TableMarker>) => setTable((now) => ({ ...now, ...part }))
  const numbers = columns.filter(({ numero }) => numero)
  return (
    <FormDialog
      title={documentoTexts.table(title)}
      submitText={isNew ? documentoTexts.insertIt : documentoTexts.apply}
      busy={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.stopPropagation()
        onDone(writeTable(table))
      }}
    >
      <Stack spacing={2}>
        <ColumnsField
          label={documentoTexts.columns}
          help={documentoTexts.columnsHelp}
          columns={columns}
          value={table.columns}
          onChange={(names) => change({ columns: names })}
          autoFocus
        />
        <TextField
          select
          size="small"
          label={documentoTexts.order}
          value={table.order ?? ''}
          onChange={({ target }) => change({ order: target.value || undefined })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{documentoTexts.orderNone}</MenuItem>
          {columns.map(({ coluna, titulo }) => (
            <MenuItem key={coluna} value={coluna}>
              {titulo}
            </MenuItem>
          ))}
        </TextField>
        {table.order && (
          <FormControlLabel
            control={
              <Checkbox checked={table.descending} onChange={({ target }) => change({ descending: target.checked })} />
            }
            label={documentoTexts.descending}
          />
        )}
        {numbers.length > 0 && (
          <ColumnsField
            label={documentoTexts.totals}
            columns={numbers}
            value={table.totals}
            onChange={(names) => change({ totals: names })}
          />
        )}
      </Stack>
    </FormDialog>
  )
}

interface ColumnsProps {
  label: string
  help?: string
  columns: Column[]
  value: string[]
  onChange: (names: string[]) => void
  autoFocus?: boolean
}

function ColumnsField({ label, help, columns, value, onChange, autoFocus }: ColumnsProps) {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={columns}
      value={columnsNamed(columns, value)}
      onChange={(_event, chosen) => onChange(chosen.map(({ coluna }) => coluna))}
      getOptionLabel={({ titulo }) => titulo}
      getOptionKey={({ coluna }) => coluna}
      noOptionsText={documentoTexts.noneFound}
      renderInput={(params) => (
        <TextField {...params} size="small" label={label} helperText={help} autoFocus={autoFocus} />
      )}
    />
  )
}
