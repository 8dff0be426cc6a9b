import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { mostShown } from '#admin/widgets/marcadores/MarkerPicker.tsx'
import type { MarkerOption } from '#admin/widgets/marcadores/options.ts'
import { type ConditionMarker, operatorsOf, readCondition, writeCondition } from './markers.ts'
import type { Comparable, Offer, Operator } from './offer.ts'
import { documentoTexts } from './texts.ts'

interface Props {
  /** the marker as written in the text; absent for a new one */
  marker?: string
  offer: Offer
  onDone: (marker: string, withElse: boolean) => void
  onClose: () => void
}

const narrow = createFilterOptions<MarkerOption>({ limit: mostShown })
const isAsked = (operator: Operator): boolean => operator !== 'filled' && operator !== 'empty'

/** 'Somente se': field, operator and value of a condition. */
export default function ConditionDialog({ marker, offer, onDone, onClose }: Props) {
  const [condition, setCondition] = useState<Partial<ConditionMarker>>(() => readCondition(marker ?? '') ?? {})
  const [withElse, setWithElse] = useState(false)
  const [tried, setTried] = useState(false)
  const { field, operator, value = '' } = condition
  const fields = offer.options.filter(({ marcador }) => marcador !== 'qr' && !marcador.startsWith('imagem '))
  const comparable = field === undefined ? undefined : offer.comparable[field]
  const lacking = operator !== undefined && isAsked(operator) && value.trim() === ''
  const choose = (chosen: MarkerOption | null) => {
    const [first] = operatorsOf(chosen ? offer.comparable[chosen.marcador] : undefined)
    setCondition(chosen ? { field: chosen.marcador, operator: first, value: '' } : {})
  }
  return (
    <FormDialog
      title={documentoTexts.conditionTitle}
      submitText={marker === undefined ? documentoTexts.insertIt : documentoTexts.apply}
      busy={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.stopPropagation()
        setTried(true)
        if (field === undefined || operator === undefined || lacking) return
        onDone(writeCondition({ field, operator, value }), withElse)
      }}
    >
      <Stack spacing={2}>
        {marker === undefined && <Typography color="text.secondary">{documentoTexts.conditionHelp}</Typography>}
        <Autocomplete
          options={fields}
          filterOptions={narrow}
          value={fields.find(({ marcador }) => marcador === field) ?? null}
          onChange={(_event, chosen) => choose(chosen)}
          groupBy={({ grupo }) => grupo}
          getOptionLabel={({ titulo, grupo }) => `${grupo}: ${titulo}`}
          getOptionKey={({ marcador }) => marcador}
          noOptionsText={documentoTexts.noneFound}
          renderOption={({ key, ...props }, { titulo }) => (
            <li key={key} {...props}>
              {titulo}
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              size="small"
              autoFocus
              label={documentoTexts.conditionField}
              error={tried && field === undefined}
              helperText={tried && field === undefined ? documentoTexts.required(documentoTexts.conditionField) : ''}
            />
          )}
        />
        {operator !== undefined && (
          <TextField
            select
            size="small"
            label={documentoTexts.conditionOperator}
            value={operator}
            onChange={({ target }) => setCondition((now) => ({ ...now, operator: target.value as Operator }))}
          >
            {operatorsOf(comparable).map((one) => (
              <MenuItem key={one} value={one}>
                {documentoTexts.operators(comparable)[one]}
              </MenuItem>
            ))}
          </TextField>
        )}
        {operator !== undefined && isAsked(operator) && (
          <ValueField
            comparable={comparable}
            value={value}
            wrong={tried && lacking}
            onChange={(text) => setCondition((now) => ({ ...now, value: text }))}
          />
        )}
        {marker === undefined && (
          <FormControlLabel
            control={<Checkbox checked={withElse} onChange={({ target }) => setWithElse(target.checked)} />}
            label={documentoTexts.conditionElseToo}
          />
        )}
      </Stack>
    </FormDialog>
  )
}

interface ValueProps {
  comparable: Comparable | undefined
  value: string
  wrong: boolean
  onChange: (value: string) => void
}

function ValueField({ comparable, value, wrong, onChange }: ValueProps) {
  const { opcoes, tipo = 'texto' } = comparable ?? {}
  const help = wrong ? documentoTexts.required(documentoTexts.conditionValue) : documentoTexts.valueHelp[tipo]
  return (
    <TextField
      select={opcoes !== undefined}
      size="small"
      label={documentoTexts.conditionValue}
      value={value}
      error={wrong}
      helperText={help}
      onChange={({ target }) => onChange(target.value)}
    >
      {opcoes?.map((title) => (
        <MenuItem key={title} value={title}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  )
}
