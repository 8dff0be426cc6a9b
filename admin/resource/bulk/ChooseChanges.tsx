import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { EntityForm } from '#admin/form/Form.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { bulkFields } from '#schemas/runtime/definition/bulk.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { isKnown } from '#schemas/runtime/record/visibility.ts'
import { useEntity, useRuleContext } from '../entity-context.ts'
import { useFormServices } from '../services/form-services.ts'
import { startValues } from './bulk-values.ts'
import { loteTexts } from './texts.ts'

export type Scope = 'selected' | 'found'

/** Input so far; kept while the review is shown. */
export interface Choice {
  scope: Scope
  fields: Field[]
  values: RecordData
}

interface Props {
  choice: Choice
  selected: number
  /** absent while the count is loading */
  found: number | undefined
  filtered: boolean
  onScope(scope: Scope): void
  onReview(choice: Choice): void
  onClose(): void
}

/** Input of a bulk edit: scope, fields, values. Fields use the form's widgets and rules. */
export function ChooseChanges({ choice, selected, found, filtered, onScope, onReview, onClose }: Props) {
  const { entity, runtime } = useEntity()
  const context = useRuleContext()
  const services = useFormServices()
  const offered = bulkFields(entity).filter((field) => isKnown(field, context))
  const [fields, setFields] = useState(choice.fields)
  const [missing, setMissing] = useState(false)
  const values = useRef(choice.values)
  const all = filtered ? loteTexts.found : loteTexts.everything
  const cancel = (
    <Button color="inherit" onClick={onClose}>
      {commonTexts.cancel}
    </Button>
  )
  return (
    <>
      <DialogContent>
        <FormControl sx={{ mb: 2 }}>
          <FormLabel id="bulk-which">{loteTexts.which}</FormLabel>
          <RadioGroup
            aria-labelledby="bulk-which"
            value={choice.scope}
            onChange={(_, value) => onScope(value as Scope)}
          >
            {selected > 0 && (
              <FormControlLabel value="selected" control={<Radio />} label={loteTexts.selected(selected)} />
            )}
            <FormControlLabel
              value="found"
              control={<Radio />}
              label={found === undefined ? loteTexts.counting : all(found)}
              disabled={found === undefined || found === 0}
            />
          </RadioGroup>
        </FormControl>
        <Autocomplete
          multiple
          options={offered}
          value={fields}
          getOptionLabel={({ title }) => title}
          getOptionKey={({ path }) => path}
          isOptionEqualToValue={(a, b) => a.path === b.path}
          onChange={(_, chosen) => {
            setMissing(false)
            setFields(chosen)
          }}
          renderInput={(params) => (
            <TextField
              {...params}
              label={loteTexts.fields}
              error={missing}
              helperText={missing ? loteTexts.noFields : loteTexts.fieldsHelp}
              autoFocus
            />
          )}
        />
        {fields.length > 0 && (
          <Box sx={{ mt: 2 }}>
            <EntityForm
              key={fields.map(({ path }) => path).join()}
              runtime={runtime}
              record={startValues(fields, values.current)}
              fresh={false}
              context={context}
              subset={{ fields: fields.map(({ path }) => path), unconditional: true }}
              onChange={(record) => {
                values.current = record
              }}
              onSubmit={async (record) => {
                onReview({ scope: choice.scope, fields, values: record })
                return undefined
              }}
              submitLabel={loteTexts.review}
              heading={3}
              idPrefix="lote"
              actions={cancel}
              {...services}
            />
          </Box>
        )}
      </DialogContent>
      {fields.length === 0 && (
        <DialogActions>
          {cancel}
          <Button variant="contained" onClick={() => setMissing(true)}>
            {loteTexts.review}
          </Button>
        </DialogActions>
      )}
    </>
  )
}
